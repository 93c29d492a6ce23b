import { expect } from 'vitest'
import { startMailboxWorker } from '../src/features/contact/mailbox-worker.ts'
import type { TestApp } from './create-test-app.ts'
import { eventually } from './eventually.ts'
import { createFakeMailbox, mailOf } from './fake-mailbox.ts'

const timing = { pollMs: 5, pauseAfter: () => 5 }

export type ReadMailbox = Awaited<ReturnType<typeof readMailbox>>

/** A mailbox that processes of the test app read; one does from the start. The test stops them. */
export async function readMailbox(test: TestApp) {
  const fake = createFakeMailbox()
  const workers: ReturnType<typeof startMailboxWorker>[] = []
  let count = 0

  const place = () => test.deps.db.selectFrom('mailboxes').selectAll().executeTakeFirst()

  /** Starts a process that reads the mailbox; it has looked into it once. */
  async function start() {
    workers.push(startMailboxWorker({ ...test.deps, mailbox: fake.mailbox }, timing))
    await eventually(async () => expect((await place())?.checked_at).toBeTruthy())
  }
  const stop = () => Promise.all(workers.splice(0).map((worker) => worker.stop()))

  /** A mail comes, and has been read. */
  async function receive(head: Record<string, string>, text: string, tooLarge?: Parameters<typeof fake.put>[2]) {
    fake.put(mailOf(head, text), test.clock.now, tooLarge)
    count += 1
    await eventually(async () => expect((await place())?.last_uid).toBe(count))
  }

  await start()
  return { fake, place, start, stop, receive }
}
