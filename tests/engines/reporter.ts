import type { Reporter, TestModule } from 'vitest/node'
import { engines } from './engines.ts'

/** Prints the totals, each engine's result or installation command, and the number of retries. */
export default class EngineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const totals = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    let repeated = 0
    const lines = modules.map((module) => {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        totals[test.result().state] += 1
        repeated += test.diagnostic()?.retryCount ?? 0
      }
      const engine = Object.values(engines).find(({ name }) =>
        module.moduleId.endsWith(`/${name.toLowerCase()}.test.ts`),
      )
      if (!engine?.browser) return `${engine?.name}: not installed (${engine?.install}).`
      const passed = tests.filter((test) => test.result().state === 'passed').length
      const seconds = Math.round(module.diagnostic().duration / 1000)
      return `${engine.name}: ${passed} passed in ${seconds} s.`
    })
    const { passed, failed, skipped } = totals
    process.stdout.write(
      `\nTests: ${passed} passed, ${failed} failed, ${skipped} skipped. ${lines.join(' ')} ` +
        `Tests repeated: ${repeated}.\n`,
    )
  }
}
