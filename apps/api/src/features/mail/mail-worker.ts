import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '@arkpax/schema/durations'
import * as z from 'zod'
import { isAway, retryWhile, upTo } from '../../db/retry.ts'
import type { Deps } from '../../deps.ts'
import { type MailContent, MailError, type Mailer } from '../../services/mailer.ts'
import type { SentJournal } from '../../services/sent-journal.ts'
import { SMTP_CONNECTIONS } from '../../services/smtp-mailer.ts'
import { claimBulkMails } from './claim-bulk-mails.service.ts'
import type { MailRow } from './mail.table.ts'
import { isGivenUp, retryDelay, serverPause } from './mail-backoff.ts'
import { claimMails, dropMail, markFailed, markForRetry, markSent } from './outbox.repo.ts'

/** One address: with a comma the recipient would be two, with a line break a command to the server. */
const oneAddress = z.email()
/** Mail to many never takes the last connection, so that ordinary mail does not wait for it. */
const BULK_CONNECTIONS = SMTP_CONNECTIONS - 1
/** Longer than any try takes: only the mail of a process that has died is taken by another. */
const LEASE_MS = 2 * MINUTE_MS
const DRAIN_MS = 8_000
/** How long the outcome of a try waits for a database that is away; with the longest try it stays within the lease. */
const STORE_MS = 50_000
const REASON_LENGTH = 500

/**
 * How often the outbox is looked at, how long a long queue lets visitors go first, and how long a server that is away is left
 * alone. Tests are less patient.
 */
const usualTiming = { pollMs: 1_000, restMs: 100, serverPause }

/** What the worker is given: the edge, and how a stored mail becomes one to send (nothing: it is dropped). */
export interface MailWork extends Pick<Deps, 'db' | 'log' | 'now'> {
  mailer: Mailer
  journal: SentJournal
  render: (mail: MailRow) => Promise<MailContent | undefined>
  /** What else is done, in the same transaction, when a mail is given up. */
  onFailed?: (db: Deps['db'], mail: MailRow, reason: string, now: Date) => Promise<void>
}

/**
 * Sends the outbox until it is stopped, a few mails at a time and never inside a transaction: ordinary mail first, and mail to many
 * within its rate. A server that cannot be reached gets one mail to try and then a pause, so that an outage costs the waiting mails
 * nothing.
 */
export function startMailWorker(work: MailWork, timing = usualTiming): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let bulkUnderWay = 0
  let failures = 0

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  function start(mail: MailRow) {
    const failuresBefore = failures
    const isBulk = mail.lane === 'bulk' ? 1 : 0
    bulkUnderWay += isBulk
    const delivery = deliver(work, mail)
      .then((reached) => {
        failures = reached ? 0 : failuresBefore + 1
      })
      .catch((error: unknown) =>
        work.log.error({ err: error, mail: mail.id }, 'the outcome of a mail could not be stored'),
      )
      .finally(() => {
        bulkUnderWay -= isBulk
        underWay.delete(delivery)
      })
    underWay.add(delivery)
  }

  async function run() {
    await pause(timing.pollMs)
    while (!stopping.signal.aborted) {
      const free = (failures === 0 ? SMTP_CONNECTIONS : 1) - underWay.size
      const { mails, isAll } =
        free > 0 ? await claim(work, free, BULK_CONNECTIONS - bulkUnderWay) : { mails: [], isAll: false }
      for (const mail of mails) start(mail)
      if (failures > 0) await Promise.all([...underWay, pause(timing.serverPause(failures))])
      else if (isAll) await pause(timing.pollMs)
      // Mail to many that a server keeps waiting does not keep ordinary mail from the connection that is left.
      else await Promise.all([Promise.race([...underWay, pause(timing.pollMs)]), pause(timing.restMs)])
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await Promise.race([running.then(() => Promise.all(underWay)), sleep(DRAIN_MS, undefined, { ref: false })])
      work.mailer.close()
    },
  }
}

/** Mails to send now, and whether there are no more of them. */
async function claim({ db, log, now }: MailWork, limit: number, bulkLimit: number) {
  try {
    const ordinary = await claimMails(db, limit, LEASE_MS, now())
    const free = Math.min(limit - ordinary.length, bulkLimit)
    const bulk = free > 0 ? await claimBulkMails(db, free, LEASE_MS, now()) : []
    return { mails: [...ordinary, ...bulk], isAll: ordinary.length < limit && bulk.length < free }
  } catch (error) {
    log.warn({ err: error }, 'the outbox could not be read')
    return { mails: [], isAll: true }
  }
}

/** Tries one claimed mail and stores the outcome; false when the server could not be reached. */
async function deliver(work: MailWork, mail: MailRow): Promise<boolean> {
  const { db, log, now, mailer, journal, render } = work
  const { id, kind } = mail
  try {
    // The server has it: whoever sent it died before that was stored.
    if (!(mail.was_interrupted && (await journal.hasTaken(mail)))) {
      if (!oneAddress.safeParse(mail.recipient).success)
        throw new MailError('refused', 'Osoite ei kelpaa sähköpostiosoitteeksi.')
      const content = await render(mail)
      if (!content) {
        await store(() => dropMail(db, mail))
        return true
      }
      await mailer.send({ ...content, id, kind, to: mail.recipient })
      note(work, mail)
    }
  } catch (error) {
    const outcome = error instanceof MailError ? error.outcome : 'deferred'
    const reason = (error instanceof MailError ? error.message : 'Viestiä ei voitu muodostaa.').slice(0, REASON_LENGTH)
    log.warn({ mail: id, kind, outcome, ...(!(error instanceof MailError) && { err: error }) }, 'a mail did not leave')
    if (outcome === 'refused' || isGivenUp(mail.attempts)) await storeFailed(work, mail, reason)
    else await store(() => markForRetry(db, mail, reason, new Date(now().getTime() + retryDelay(mail.attempts))))
    return outcome !== 'unreachable'
  }
  await store(() => db.transaction().execute((transaction) => markSent(transaction, mail, now(), mailer.isFiling)))
  return true
}

/** A mail that cannot be written down has left all the same. */
function note({ journal, log, now }: MailWork, mail: MailRow): void {
  try {
    journal.note(mail, now())
  } catch (error) {
    log.error({ err: error }, 'a mail that left could not be written down')
  }
}

const storeFailed = ({ db, now, onFailed }: MailWork, mail: MailRow, reason: string) =>
  store(() =>
    db.transaction().execute(async (transaction) => {
      if (await markFailed(transaction, mail, reason, now())) await onFailed?.(transaction, mail, reason, now())
    }),
  )

/** A mail whose outcome is not stored would be sent once more. */
const store = <T>(write: () => Promise<T>) => retryWhile(upTo(STORE_MS, isAway), write)
