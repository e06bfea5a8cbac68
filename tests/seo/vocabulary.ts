import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Beside the packages, so that the compiler finds them; outside what the project compiles. */
const FOLDER = path.resolve('node_modules/.vocabulary')

/**
 * Holds JSON-LD against the vocabulary of schema.org, which `schema-dts` states
 * as types: TypeScript's own compiler reads what stands in the pages.
 *
 * @returns the compiler's complaints, each beginning with `graph-<index>.ts`
 */
export async function vocabularyFaults(graphs: readonly unknown[]): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true })
  const folder = await mkdtemp(path.join(FOLDER, 'pages-'))
  try {
    const files = graphs.map((_graph, index) => `graph-${index}.ts`)
    for (const [index, file] of files.entries()) {
      const literal = JSON.stringify(graphs[index], null, 1)
      const source = `import type { Graph } from 'schema-dts'\nexport const graph: Graph = ${literal}\n`
      await writeFile(path.join(folder, file), source)
    }
    return await compile(folder, files)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function compile(folder: string, files: string[]): Promise<string[]> {
  const compiler = path.resolve('node_modules/.bin/tsc')
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '']
  const modules = ['--pretty', 'false', '--module', 'esnext', '--moduleResolution', 'bundler']
  // More than one would each go through the vocabulary, which is larger than the pages.
  const checkers = ['--checkers', '1']
  return new Promise((resolve, reject) => {
    execFile(
      compiler,
      [...options, ...modules, ...checkers, ...files],
      { cwd: folder },
      (error, stdout) => {
        const faults = stdout.split('\n').filter((line) => /^\S/.test(line))
        // A compiler that fails without a complaint has not compiled.
        if (error !== null && faults.length === 0) reject(error)
        else resolve(faults)
      },
    )
  })
}
