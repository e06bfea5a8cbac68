import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Answer } from './ask-address.ts'

/** How long a good answer counts, in milliseconds: a day. */
const LIFETIME = 24 * 60 * 60 * 1000

/** Only good answers are kept: a broken link that was put right must not stay broken. */
const CacheSchema = z.object({
  version: z.literal(1),
  good: z.record(z.string(), z.iso.datetime()),
})

/** Addresses that answered well lately, on disk. */
export class AnswerCache {
  private constructor(
    private readonly file: string,
    private readonly good: Map<string, string>,
  ) {}

  /** Opens the file; one that is missing, of another version or damaged counts as empty. */
  static async open(file: string): Promise<AnswerCache> {
    const text = await readFile(file, 'utf8').catch(() => '')
    const { data } = CacheSchema.safeParse(parsed(text))
    const fresh = Object.entries(data?.good ?? {}).filter(([, at]) => isFresh(at))
    return new AnswerCache(file, new Map(fresh))
  }

  has(address: string): boolean {
    return this.good.has(address)
  }

  keep(address: string, { problem }: Answer): void {
    if (problem === 'none') this.good.set(address, new Date().toISOString())
  }

  async save(): Promise<void> {
    const good = Object.fromEntries([...this.good].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await mkdir(dirname(this.file), { recursive: true })
    await writeFile(this.file, `${JSON.stringify({ version: 1, good }, null, 2)}\n`)
  }
}

function isFresh(at: string): boolean {
  const age = Date.now() - Date.parse(at)
  return age >= 0 && age < LIFETIME
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
