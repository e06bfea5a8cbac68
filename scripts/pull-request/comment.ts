/**
 * Runs after the workflow "review", and posts, updates or deletes the review comment on the pull
 * request. The workflow's artefact, in the folder `REVIEW_FOLDER`, is not trusted, because code
 * from the pull request wrote it.
 */
import { lstat, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readWorkflow, variable, type Api } from './github.ts'

const MARKER = '<!-- content-review -->'

/** The author of comments that are posted with a workflow's token. */
const BOT = 'github-actions[bot]'

/** The maximum length of a comment in characters; GitHub rejects more than 65,536. */
const MAX_LENGTH = 65_000

const EventSchema = z.object({
  workflow_run: z.object({
    head_sha: z.string(),
    html_url: z.url(),
    head_repository: z.object({ id: z.number() }),
  }),
})
const PullRequestSchema = z.object({
  head: z.object({ sha: z.string(), repo: z.object({ id: z.number() }).nullable() }),
})
const CommentsSchema = z.array(
  z.object({
    id: z.number(),
    body: z.string().nullish(),
    user: z.object({ login: z.string() }).nullable(),
  }),
)

const { event, api } = await readWorkflow()
const { workflow_run: run } = EventSchema.parse(event)
const folder = variable('REVIEW_FOLDER')
const number = await readNumber()
if (number !== undefined) await update(number, await readReview())

/** The pull request's number; undefined if the run was not for its latest commit. */
async function readNumber(): Promise<number | undefined> {
  const text = (await readUntrusted('number', 10))?.trim() ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error('The artefact contains no number.')
  const { head } = PullRequestSchema.parse(await api('GET', `/pulls/${text}`))
  // The pull request must come from the run's repository, which the trusted event names.
  if (head.repo?.id !== run.head_repository.id) {
    throw new Error(`The run is not about pull request ${text}.`)
  }
  if (head.sha === run.head_sha) return Number(text)
  process.stdout.write(`Pull request ${text} has newer commits, with a review of their own.\n`)
  return undefined
}

/** The comment's text; undefined if there is nothing to review. */
async function readReview(): Promise<string | undefined> {
  const text = await readUntrusted('comment.md', 4 * MAX_LENGTH)
  if (text === undefined) return undefined
  // Breaks mentions, so that the comment notifies nobody, whatever it contains.
  const harmless = text.slice(0, MAX_LENGTH - 1000).replace(/@(?=\w)/g, '@\u200b')
  return `${MARKER}\n${harmless}\n\n[index.html](${run.html_url}#artifacts)\n`
}

async function update(pullRequest: number, text: string | undefined): Promise<void> {
  const existing = await findComment(api, pullRequest)
  if (existing === undefined) {
    if (text) await api('POST', `/issues/${pullRequest}/comments`, { body: text })
  } else if (text === undefined) {
    await api('DELETE', `/issues/comments/${existing}`)
  } else await api('PATCH', `/issues/comments/${existing}`, { body: text })
}

/** Returns the review comment's id. The comment is posted early, so it is in the first 100. */
async function findComment(request: Api, pullRequest: number): Promise<number | undefined> {
  const comments = await request('GET', `/issues/${pullRequest}/comments?per_page=100`)
  return CommentsSchema.parse(comments).find(
    ({ body, user }) => user?.login === BOT && body?.startsWith(MARKER),
  )?.id
}

/** Reads a file in the artefact; returns undefined if it does not exist. */
async function readUntrusted(name: string, maxSize: number): Promise<string | undefined> {
  const path = `${folder}/${name}`
  const file = await lstat(path).catch(() => undefined)
  if (file === undefined) return undefined
  if (!file.isFile() || file.size > maxSize) throw new Error(`${name} is not a file, or too large.`)
  return readFile(path, 'utf8')
}
