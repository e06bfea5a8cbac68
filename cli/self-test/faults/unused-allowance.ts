import type { PlantedFault } from '../planted-fault.ts'

export const unusedAllowanceFaults: PlantedFault[] = []
