import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { visualizer } from 'rollup-plugin-visualizer'
import { createBuilder, type Rolldown } from 'vite'
import { stylesheets } from '../../src/stylesheets.ts'
import { libraryOf } from './libraries.ts'

/** A script or stylesheet of the build. */
export interface Chunk {
  /** The file name without its hash. */
  name: string
  /** Bytes after brotli, as a browser receives them. */
  bytes: number
  isEntry: boolean
  /** Names of the chunks that arrive with it. */
  imports: string[]
  /** Names of the chunks that it asks for later. */
  dynamicImports: string[]
  /** Bytes by library, the largest first: shares of `bytes` by what each fills before brotli. */
  libraries: [library: string, bytes: number][]
}

/** Stylesheets that are sent within the pages. */
const ofPages = Object.values(stylesheets)

/** What the visualizer writes as `raw-data`, as far as it is read here. */
interface RawData {
  nodeParts: Record<string, { renderedLength: number }>
  nodeMetas: Record<string, { id: string; moduleParts: Record<string, string> }>
}

/** Builds the browser's part of the site, without touching `dist/`, and looks into its files. */
export async function buildChunks(root: string): Promise<Chunk[]> {
  const filename = path.join(root, 'node_modules/.cache/chunks.json')
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    build: { write: false, sourcemap: 'hidden' },
    plugins: [visualizer({ template: 'raw-data', sourcemap: true, filename })],
  })
  const { client } = builder.environments
  if (client === undefined) throw new Error('The client environment is missing')
  const built = (await builder.build(client)) as Rolldown.RolldownOutput
  const raw = JSON.parse(await readFile(filename, 'utf8')) as RawData
  await rm(filename)
  return built.output.flatMap((file) => {
    if (file.type === 'chunk') return scriptChunk(file, raw)
    const isInPages = file.originalFileNames.some((name) => ofPages.includes(name))
    return file.fileName.endsWith('.css') && !isInPages ? styleChunk(file) : []
  })
}

function scriptChunk(chunk: Rolldown.OutputChunk, { nodeParts, nodeMetas }: RawData): Chunk {
  const bytes = brotliCompressSync(chunk.code).length
  const lengths = new Map<string, number>()
  for (const { id, moduleParts } of Object.values(nodeMetas)) {
    const length = nodeParts[moduleParts[chunk.fileName] ?? '']?.renderedLength ?? 0
    const library = libraryOf(id)
    if (length > 0) lengths.set(library, (lengths.get(library) ?? 0) + length)
  }
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  return {
    name: nameOf(chunk.fileName),
    bytes,
    isEntry: chunk.isEntry,
    imports: chunk.imports.map(nameOf),
    dynamicImports: chunk.dynamicImports.map(nameOf),
    libraries: [...lengths]
      .map(([library, length]): [string, number] => [library, (bytes * length) / total])
      .toSorted(([, some], [, others]) => others - some),
  }
}

function styleChunk({ fileName, source }: Rolldown.OutputAsset): Chunk {
  const bytes = brotliCompressSync(source).length
  return {
    name: nameOf(fileName),
    bytes,
    isEntry: false,
    imports: [],
    dynamicImports: [],
    libraries: [],
  }
}

/** `assets/contact-form-hG2-v7mV.js` is `contact-form.js`. */
function nameOf(fileName: string): string {
  return path.basename(fileName).replace(/-.{8}(?=\.\w+$)/, '')
}
