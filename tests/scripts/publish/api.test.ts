import { expect, test } from 'vitest'
import { rollBackDeploy } from '../../../scripts/publish/api.ts'

/** Rolls back on a host with these deploys. Returns the restored ids, and the result. */
async function rollBack(current: string | undefined, deploys: string[], wanted?: string) {
  const restored: string[] = []
  const result = await rollBackDeploy(
    {
      token: '',
      readCurrent: () => Promise.resolve(current),
      listDeploys: () => Promise.resolve(deploys),
      restore: (id) => Promise.resolve(restored.push(id)),
      // Nothing is listening on this port, so deleting the replaced deploy fails.
      urlOf: () => 'http://127.0.0.1:1/',
    },
    wanted,
  )
  return { restored, result }
}

test.each([
  ['the deploy before the current one', 'b', undefined, 'a'],
  ['the deploy whose id is given', 'c', 'a', 'a'],
  ['the last deploy if no deploy is served', undefined, undefined, 'c'],
])('a rollback restores %s', async (_, current, wanted, expected) => {
  const { restored, result } = await rollBack(current, ['c', 'b', 'a'], wanted)
  expect([restored, result]).toEqual([[expected], expected])
})

test('a rollback fails if there is no earlier deploy', async () => {
  await expect(rollBack('a', ['c', 'b', 'a'])).rejects.toThrow('no earlier deploy')
})
