import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '@arkpax/schema/durations'
import { isAway, retryWhile, upTo } from '../../db/retry.ts'
import type { Deps } from '../../deps.ts'
import { noteMailbox } from '../../http/metrics.ts'
import { type FetchedMail, type Mailbox, MailboxError } from '../../services/mailbox.ts'
import { receiveMail } from './incoming.service.ts'
import {
  beginMailbox,
  leaseMailbox,
  type MailboxPlace,
  noteMailboxFailed,
  noteMailboxRead,
  type PassedMail,
  passMail,
} from './mailboxes.repo.ts'

/** Longer than any mail takes: only the mailbox of a process that has died is taken by another. */
const LEASE_MS = 3 * MINUTE_MS
const DRAIN_MS = 8_000
const STORE_MS = 50_000
const REASON_LENGTH = 500
/** A mail that fails so often, while mailbox and database work, would keep all that came after it. */
const MOST_TRIES = 5

/** 5 s, doubled up to 5 min. */
const pauseAfter = (failures: number) => Math.min(300_000, 5_000 * 2 ** Math.min(failures - 1, 20))

/** How often new mail is asked for, and how long a mailbox that cannot be read is left alone. Tests are less patient. */
const usualTiming = { pollMs: 15_000, pauseAfter }

/** How often the mail at which reading stands has failed. */
interface Tries {
  uid: number
  count: number
}

export interface MailboxWork extends Pick<Deps, 'db' | 'log' | 'now' | 'config'> {
  mailbox: Mailbox
}

/** Reads the mailbox until it is stopped, a mail at a time. One process does at a time, and a mail counts once whoever is killed when. */
export function startMailboxWorker(work: MailboxWork, timing = usualTiming): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  async function run() {
    let failures = 0
    const tries: Tries = { uid: 0, count: 0 }
    while (!stopping.signal.aborted) {
      failures = (await isRead(work, tries, stopping.signal)) ? 0 : failures + 1
      await pause(failures > 0 ? timing.pauseAfter(failures) : timing.pollMs)
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await Promise.race([running, sleep(DRAIN_MS, undefined, { ref: false })])
      await Promise.race([work.mailbox.close(), sleep(1_000, undefined, { ref: false })])
    },
  }
}

/** Reads what is new, where no other process is reading; false where that failed, which is told to staff. */
async function isRead(work: MailboxWork, tries: Tries, signal: AbortSignal): Promise<boolean> {
  const { db, log, now, mailbox } = work
  try {
    const place = await leaseMailbox(db, mailbox.id, LEASE_MS, now())
    if (!place) return true
    await readNew(work, place, tries, signal)
    await store(() => noteMailboxRead(db, mailbox.id, now()))
    noteMailbox({ isUp: true })
    return true
  } catch (error) {
    const isMailbox = error instanceof MailboxError
    const reason = isMailbox ? error.message : 'Saapunutta viestiä ei voitu tallentaa.'
    log.warn(isMailbox ? { reason } : { err: error }, 'the mailbox could not be read')
    noteMailbox({ isUp: false })
    await noteMailboxFailed(db, mailbox.id, reason.slice(0, REASON_LENGTH), now()).catch(() => {})
    return false
  }
}

async function readNew(work: MailboxWork, place: MailboxPlace, tries: Tries, signal: AbortSignal) {
  const { db, now, mailbox } = work
  const { uidValidity, nextUid } = await mailbox.open()
  const { lastUid, since } = beginning(place, uidValidity, nextUid)
  if (place.uidValidity !== uidValidity) await beginMailbox(db, mailbox.id, uidValidity, lastUid)
  let after = lastUid
  while (!signal.aborted) {
    const uids = await mailbox.list(after, since)
    if (uids.length === 0) return
    for (const uid of uids) {
      if (signal.aborted) return
      const fetched = await mailbox.fetch(uid)
      const passed = { uidValidity, uid, receivedAt: earlier(fetched?.receivedAt ?? now(), now()) }
      await takeMail(work, fetched, passed, tries).catch((error: unknown) => {
        if (!isAway(error)) Object.assign(tries, { uid, count: tries.uid === uid ? tries.count + 1 : 1 })
        throw error
      })
      after = uid
    }
  }
}

/** Keeps a mail and passes it, in one transaction. One that cannot be kept is tried again, and left in the mailbox in the end. */
async function takeMail(
  { db, log, now, config, mailbox }: MailboxWork,
  fetched: FetchedMail | undefined,
  passed: PassedMail,
  tries: Tries,
) {
  const { uid, receivedAt } = passed
  const isGivenUp = tries.uid === uid && tries.count >= MOST_TRIES
  const mail = fetched && !isGivenUp ? await read(fetched, receivedAt) : undefined
  const fate = await store(() =>
    db.transaction().execute(async (transaction) => {
      const leasedUntil = new Date(now().getTime() + LEASE_MS)
      if (!(await passMail(transaction, mailbox.id, passed, leasedUntil))) return 'known'
      return mail ? receiveMail(transaction, config, mail, now()) : 'ignored'
    }),
  )
  if (isGivenUp) log.error({ uid }, 'a mail could not be taken and stays in the mailbox')
  else log.info({ uid, fate }, 'a mail came in')
  noteMailbox({ isUp: true, mails: 1 })
}

/**
 * After which mail reading goes on. In a mailbox that is new to us it begins with what comes next. One that counts anew is read again
 * from the day before its newest mail; what is known of that is not kept twice.
 */
function beginning(place: MailboxPlace, uidValidity: string, nextUid: number): { lastUid: number; since?: Date } {
  if (place.uidValidity === uidValidity) return { lastUid: place.lastUid }
  if (place.uidValidity === null) return { lastUid: nextUid - 1 }
  return { lastUid: 0, since: new Date(Date.parse(place.newestAt ?? '') - DAY_MS) }
}

/** What reads mails is large and is loaded with the first: most servers have no mailbox. */
async function read(mail: FetchedMail, receivedAt: Date) {
  const { readMail } = await import('./read-mail.ts')
  return readMail({ ...mail, receivedAt })
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

const store = <T>(write: () => Promise<T>) => retryWhile(upTo(STORE_MS, isAway), write)
