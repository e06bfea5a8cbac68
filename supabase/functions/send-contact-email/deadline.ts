import { MailFailure } from './transports/transport.ts'

/**
 * Waits for a submission no longer than a number of milliseconds. The submission
 * itself goes on: a server that answers late has sent the mail all the same.
 *
 * @throws MailFailure `mail_timeout`
 */
export async function before<Result>(
  deadline: number,
  submission: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MailFailure('mail_timeout')), deadline)
  })
  try {
    return await Promise.race([submission, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
