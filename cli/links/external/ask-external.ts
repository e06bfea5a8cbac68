import type { LinkFault } from '../rules/rule.ts'
import { AnswerCache } from './answer-cache.ts'
import { askAddress, type Answer, type AskSettings } from './ask-address.ts'
import type { ExternalAddress } from './external-addresses.ts'

export interface ExternalSettings extends AskSettings {
  /** How many sites are asked at the same time; one site gets one question at a time. */
  concurrency: number
  /** Where good answers are kept. */
  cacheFile: string
}

/** Asks every address of other sites whether it still answers; good answers of the last day count. */
export async function askExternal(
  addresses: readonly ExternalAddress[],
  { cacheFile, concurrency, ...settings }: ExternalSettings,
): Promise<LinkFault[]> {
  const cache = await AnswerCache.open(cacheFile)
  const sites = groupedByHost(addresses.filter(({ address }) => !cache.has(address)))
  const faults: LinkFault[] = []
  const worker = async () => {
    for (let site = sites.pop(); site; site = sites.pop()) {
      for (const { address, spots } of site) {
        const answer = await askAddress(address, settings)
        cache.keep(address, answer)
        faults.push(...faultsOf(address, spots, answer))
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  await cache.save()
  return faults
}

function groupedByHost(addresses: readonly ExternalAddress[]): ExternalAddress[][] {
  const hosts = new Map<string, ExternalAddress[]>()
  for (const one of addresses) {
    const { host } = new URL(one.address)
    hosts.set(host, [...(hosts.get(host) ?? []), one])
  }
  return [...hosts.values()]
}

function faultsOf(address: string, spots: ExternalAddress['spots'], answer: Answer): LinkFault[] {
  if (answer.problem === 'none') return []
  // Nobody's fault here: the link still works, or nobody can tell.
  const isWarning = answer.problem === 'moved' || answer.problem === 'refused'
  return spots.map((spot) => ({
    rule: 'external-link',
    severity: isWarning ? 'warning' : 'error',
    args: { address, ...answer },
    spot,
  }))
}
