import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact } from './behaviours/contact.ts'
import { demoVideo } from './behaviours/demo-video.ts'
import { hero, heroAtRest } from './behaviours/hero.ts'
import { languages, languagesAtRest, pricing } from './behaviours/languages.ts'
import { navigationAtRest, navigationBehaviours } from './behaviours/navigation.ts'
import { sections } from './behaviours/sections.ts'
import { solutionsBehaviours } from './behaviours/solutions.ts'
import { boxes } from './boxes.ts'
import type { Behaviour, Surroundings } from './behaviours/behaviour.ts'
import { engines, type Engine, type LaunchOptions } from './engines.ts'
import { startFixtureServers, type FixtureServers } from './fixture-servers.ts'
import { Page, type Driver } from './page.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** How often the browser was started again for this test. */
    restarts?: number
  }
}

/** The behaviours of the site, without and with reduced motion. */
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
const behavioursAtRest = { ...heroAtRest, ...navigationAtRest, ...languagesAtRest, ...boxes }

/** How long a behaviour may take, and how long a browser may take to respond, in milliseconds. */
const LIMIT = 45_000
const RESPONSE_LIMIT = 10_000

/** Behaviours that need a new browser, by the name of the engine, with the reason. */
const NEW_BROWSER: Record<string, Record<string, string>> = {
  WebKit: {
    'a tooltip opens after 700 ms, and the next one at once':
      'after other tests, a real scroll leaves the bar of phones out of the window',
  },
}

/** Declares the tests that every engine must pass. */
export function testEngine(engine: Engine): void {
  describe.skipIf(!engine.browser)(`${engine.name}`, () => {
    let servers: FixtureServers
    beforeAll(async () => {
      servers = await startFixtureServers()
    })
    afterAll(() => servers?.stop())

    const chromium = new RestartedBrowser(engines.chromium, { isStill: true })
    afterAll(() => chromium.close())
    const reference = async () => new Page(await chromium.start(), servers.siteUrl)

    for (const [title, list, isStill] of [
      ['by default', behaviours, false],
      ['with reduced motion', behavioursAtRest, true],
    ] as const) {
      describe(`${title}`, () => {
        const browser = new RestartedBrowser(engine, { isStill })
        afterAll(() => browser.close())

        // oxlint-disable-next-line vitest/expect-expect -- the behaviours have the assertions
        test.for(Object.entries(list))('%s', async ([name, behaviour], { task }) => {
          if (NEW_BROWSER[engine.name]?.[name]) await browser.close()
          task.meta.restarts = await browser.run((driver) =>
            check(behaviour, driver, { servers, reference, engine: engine.name }),
          )
        })
      })
    }
  })
}

/** Tests a behaviour, and that the console of the page shows only the problems that it expects. */
async function check(
  behaviour: Behaviour,
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
  await behaviour({ ...surroundings, page: new Page(driver, servers.siteUrl), expectProblems })
  const problems = (await driver.problems()).filter(
    (problem) => !expected.some((part) => problem.includes(part)),
  )
  expect(problems, 'problems of the page').toEqual([])
}

class TimeLimitError extends Error {}

/** A browser that is started again once if it crashes or hangs. */
class RestartedBrowser {
  private driver: Driver | undefined

  constructor(
    private readonly engine: Engine,
    private readonly options: LaunchOptions,
  ) {}

  /**
   * Runs a test in the browser, and again if the browser crashes or hangs. Returns how often it was
   * restarted. After a hang, the browser is not used again: the test may still be waiting for its
   * page.
   */
  async run(runTest: (driver: Driver) => Promise<void>): Promise<number> {
    for (let restarts = 0; ; restarts += 1) {
      try {
        await within(LIMIT, runTest(await this.start()))
        return restarts
      } catch (error) {
        if (!(error instanceof TimeLimitError) && (await this.responds())) throw error
        await this.close()
        if (restarts === 1) throw error
      }
    }
  }

  async close(): Promise<void> {
    await this.driver?.close()
    this.driver = undefined
  }

  async start(): Promise<Driver> {
    this.driver ??= await this.engine.launch(String(this.engine.browser), this.options)
    return this.driver
  }

  private async responds(): Promise<boolean> {
    if (!this.driver) return false
    return within(
      RESPONSE_LIMIT,
      this.driver.evaluate(() => true),
    ).catch(() => false)
  }
}

/** @throws {TimeLimitError} if a promise takes longer than some milliseconds */
async function within<Result>(limit: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No result within ${limit} ms`)), limit)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
