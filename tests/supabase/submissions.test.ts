import { describe, expect, test } from 'vitest'
import { createSubmissions } from '../../supabase/functions/send-contact-email/submissions.ts'

const DAY = 24 * 60 * 60 * 1000
const done = (id: string) => () => Promise.resolve(id)

describe('a submission is remembered', () => {
  test('for a day at least, and not for ever', async () => {
    let now = 0
    const submissions = createSubmissions(() => now)
    void submissions.run('key', done('first'))
    now = DAY
    expect(await submissions.find('key')).toBe('first')
    now = 2 * DAY
    expect(submissions.find('key')).toBeUndefined()
  })

  test('through thousands of others, and not through any number', async () => {
    const submissions = createSubmissions(() => 0)
    const others = (name: string, count: number) => {
      for (let n = 0; n < count; n++) {
        submissions.find(`${name} ${n}`)
        void submissions.run(`${name} ${n}`, done(''))
      }
    }
    void submissions.run('key', done('first'))
    others('some', 5_000)
    expect(await submissions.find('key')).toBe('first')
    others('more', 10_000)
    expect(submissions.find('key')).toBeUndefined()
  })
})

describe('a submission that fails is forgotten', () => {
  test('late, and another with its key is not', async () => {
    let now = 0
    const submissions = createSubmissions(() => now)
    let fail = () => {}
    const late = submissions.run(
      'key',
      () => new Promise((_resolve, reject) => (fail = () => reject(new Error('late')))),
    )
    now = DAY
    expect(submissions.find('key')).toBe(late)
    void submissions.run('key', done('second'))
    fail()
    await expect(late).rejects.toThrow('late')
    expect(await submissions.find('key')).toBe('second')
  })

  test('on the earlier page', async () => {
    let now = 0
    const submissions = createSubmissions(() => now)
    let fail = () => {}
    const late = submissions.run(
      'key',
      () => new Promise((_resolve, reject) => (fail = () => reject(new Error('late')))),
    )
    now = DAY
    submissions.find('another')
    fail()
    await expect(late).rejects.toThrow('late')
    expect(submissions.find('key')).toBeUndefined()
  })
})
