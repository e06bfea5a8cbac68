import type { PlantedFault } from '../planted-fault.ts'

export const sampleValueFaults: PlantedFault[] = []
