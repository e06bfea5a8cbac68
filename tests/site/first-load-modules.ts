import path from 'node:path'
import { createBuilder } from 'vite'

let modules: Promise<string> | undefined

/**
 * Lists the modules in the script that every page loads first, the largest first, with their sizes
 * in bytes before minification. Builds the scripts again, in about ten seconds.
 */
export function firstLoadModules(): Promise<string> {
  modules ??= readModules()
  return modules
}

async function readModules(): Promise<string> {
  const builder = await createBuilder({
    logLevel: 'error',
    environments: { client: { build: { write: false } } },
  })
  const { client } = builder.environments
  const built = client && (await builder.build(client))
  if (!built || !('output' in built)) throw new Error('The build has no output')
  return built.output
    .flatMap((file) => (file.type === 'chunk' && file.isEntry ? Object.entries(file.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .toSorted(([, one], [, other]) => other.renderedLength - one.renderedLength)
    .map(([id, { renderedLength }]) => `${renderedLength} ${path.relative('.', id)}`)
    .join('\n')
}
