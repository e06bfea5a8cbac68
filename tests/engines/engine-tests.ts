import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { contact } from './behaviours/contact.ts'
import { demoVideo } from './behaviours/demo-video.ts'
import { hero } from './behaviours/hero.ts'
import { languages, languagesAtRest, pricing } from './behaviours/languages.ts'
import { motionAtRest } from './behaviours/motion.ts'
import { navigationAtRest, navigationBehaviours } from './behaviours/navigation.ts'
import { sections } from './behaviours/sections.ts'
import { solutionsBehaviours } from './behaviours/solutions.ts'
import { boxes } from './boxes.ts'
import type { Run, Surroundings } from './behaviours/behaviour.ts'
import { engines, type Engine } from './engines.ts'
import { startFixtureServers, type FixtureServers } from './fixture-servers.ts'
import { Page, type Driver } from './page.ts'

/** Behaviours tested without reduced motion; `behavioursAtRest` are tested with reduced motion. */
const behaviours = {
  ...hero,
  ...navigationBehaviours,
  ...languages,
  ...pricing,
  ...solutionsBehaviours,
  ...sections,
  ...demoVideo,
  ...contact,
}
const behavioursAtRest = { ...motionAtRest, ...navigationAtRest, ...languagesAtRest, ...boxes }

/** Declares an engine's tests, which are skipped if its browser is not installed. */
export function testEngine(engine: Engine): void {
  describe.skipIf(!engine.browser)(`${engine.name}`, () => {
    let servers: FixtureServers
    beforeAll(async () => {
      servers = await startFixtureServers()
    })
    afterAll(() => servers?.stop())

    const chromium = new Browser(engines.chromium, true)
    afterAll(() => chromium.close())
    const reference = async () => new Page(await chromium.start(), servers.siteUrl)

    for (const [title, list, isStill] of [
      ['by default,', behaviours, false],
      ['with reduced motion,', behavioursAtRest, true],
    ] as const) {
      describe(`${title}`, () => {
        const browser = new Browser(engine, isStill)
        afterAll(() => browser.close())

        const tests = Object.entries(list)
          .map(([name, one]) => [name, typeof one === 'function' ? { run: one } : one] as const)
          .filter(([, { notIn }]) => !notIn?.[engine.name])
        // oxlint-disable-next-line vitest/expect-expect -- the behaviours contain the assertions
        test.for(tests)('%s', async ([, { run }]) => {
          // A new browser is needed if this one has crashed or is still waiting for a page.
          onTestFailed(() => browser.close())
          await check(run, await browser.start(), { servers, reference, engine: engine.name })
        })
      })
    }
  })
}

/**
 * Tests a behaviour, and checks that the page's console shows only the problems that the behaviour
 * expects.
 */
async function check(
  run: Run,
  driver: Driver,
  surroundings: Pick<Surroundings, 'servers' | 'reference' | 'engine'>,
): Promise<void> {
  const expected: string[] = []
  const expectProblems = (...parts: string[]) => void expected.push(...parts)
  const { servers } = surroundings
  servers.respond('delivers')
  servers.respondToFlags('serves')
  await driver.resize(1280, 800)
  await driver.problems()
  await run({ ...surroundings, page: new Page(driver, servers.siteUrl), expectProblems })
  const problems = (await driver.problems()).filter(
    (problem) => !expected.some((part) => problem.includes(part)),
  )
  expect(problems, 'problems of the page').toEqual([])
}

/** A browser that starts when it is needed. */
class Browser {
  private driver: Driver | undefined
  private readonly engine: Engine
  private readonly isStill: boolean

  constructor(engine: Engine, isStill: boolean) {
    this.engine = engine
    this.isStill = isStill
  }

  async start(): Promise<Driver> {
    this.driver ??= await this.engine.launch(String(this.engine.browser), this.isStill)
    return this.driver
  }

  async close(): Promise<void> {
    const { driver } = this
    this.driver = undefined
    await driver?.close()
  }
}
