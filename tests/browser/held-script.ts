export {
  delayScript as holdScript,
  hydrateAll as wakeAll,
  requestHydration,
  scriptUrl as scriptAddress,
} from './island-scripts.ts'
