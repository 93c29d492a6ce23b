import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { isAway, retryWhile, upTo } from '../../db/retry.ts'
import type { Deps } from '../../deps.ts'
import { type MailContent, MailError, type Mailer } from '../../services/mailer.ts'
import { SMTP_CONNECTIONS } from '../../services/smtp-mailer.ts'
import type { MailRow } from './mail.table.ts'
import { isGivenUp, retryDelay, serverPause } from './mail-backoff.ts'
import { claimMails, dropMail, markFailed, markForRetry, markSent } from './outbox.repo.ts'

/** One address: with a comma the recipient would be two, with a line break a command to the server. */
const oneAddress = z.email()
/** Longer than any try takes: only the mail of a process that has died is taken by another. */
const LEASE_MS = 2 * 60_000
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
  render: (mail: MailRow) => Promise<MailContent | undefined>
}

/**
 * Sends the outbox until it is stopped, a few mails at a time and never inside a transaction. A server that cannot be
 * reached gets one mail to try and then a pause, so that an outage costs the waiting mails nothing.
 */
export function startMailWorker(work: MailWork, timing = usualTiming): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let failures = 0

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  function start(mail: MailRow) {
    const failuresBefore = failures
    const delivery = deliver(work, mail)
      .then((reached) => {
        failures = reached ? 0 : failuresBefore + 1
      })
      .catch((error: unknown) =>
        work.log.error({ err: error, mail: mail.id }, 'the outcome of a mail could not be stored'),
      )
      .finally(() => underWay.delete(delivery))
    underWay.add(delivery)
  }

  async function run() {
    await pause(timing.pollMs)
    while (!stopping.signal.aborted) {
      const free = (failures === 0 ? SMTP_CONNECTIONS : 1) - underWay.size
      const mails = free > 0 ? await claim(work, free) : []
      for (const mail of mails) start(mail)
      if (failures > 0) await Promise.all([...underWay, pause(timing.serverPause(failures))])
      else if (free > 0 && mails.length < free) await pause(timing.pollMs)
      else await Promise.all([Promise.race(underWay), pause(timing.restMs)])
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

async function claim({ db, log, now }: MailWork, limit: number): Promise<MailRow[]> {
  try {
    return await claimMails(db, limit, LEASE_MS, now())
  } catch (error) {
    log.warn({ err: error }, 'the outbox could not be read')
    return []
  }
}

/** Tries one claimed mail and stores the outcome; false when the server could not be reached. */
async function deliver({ db, log, now, mailer, render }: MailWork, mail: MailRow): Promise<boolean> {
  const { id, kind } = mail
  try {
    if (!oneAddress.safeParse(mail.recipient).success)
      throw new MailError('refused', 'Osoite ei kelpaa sähköpostiosoitteeksi.')
    const content = await render(mail)
    if (!content) {
      await store(() => dropMail(db, mail))
      return true
    }
    await mailer.send({ ...content, id, kind, to: mail.recipient })
  } catch (error) {
    const outcome = error instanceof MailError ? error.outcome : 'deferred'
    const reason = (error instanceof MailError ? error.message : 'Viestiä ei voitu muodostaa.').slice(0, REASON_LENGTH)
    log.warn({ mail: id, kind, outcome, ...(!(error instanceof MailError) && { err: error }) }, 'a mail did not leave')
    if (outcome === 'refused' || isGivenUp(mail.attempts)) await store(() => markFailed(db, mail, reason, now()))
    else await store(() => markForRetry(db, mail, reason, new Date(now().getTime() + retryDelay(mail.attempts))))
    return outcome !== 'unreachable'
  }
  await store(() => markSent(db, mail, now()))
  return true
}

/** A mail whose outcome is not stored would be sent once more. */
const store = (write: () => Promise<void>) => retryWhile(upTo(STORE_MS, isAway), write)
