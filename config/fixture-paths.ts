import { fileURLToPath } from 'node:url'

/** The folder that holds the fixture's `content/`; a valid `--root` for `npx cli`. */
export const fixtureContent = fileURLToPath(new URL('../tests/fixtures/site', import.meta.url))

/** Where `npm run build:fixture` assembles and builds the fixture site. */
export const fixtureSite = fileURLToPath(new URL('../.fixture-site', import.meta.url))
