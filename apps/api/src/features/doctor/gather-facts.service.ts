import { mediaIdOf } from '@arkpax/schema/media-address'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { readBackupNote } from '../../services/backup-note.ts'
import { mailboxId } from '../../services/mailbox.ts'
import type { ServerProbes } from '../../services/server-probes.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { readMailboxFailure } from '../contact/mailboxes.repo.ts'
import { readShownFaq } from '../faq/faq.repo.ts'
import { listDuties, readPolicies } from '../law/law.service.ts'
import { countUndelivered, readMailTimes } from '../mail/mails.repo.ts'
import { findStoredContent } from '../media/media.repo.ts'
import { allWholeProducts } from '../products/products.repo.ts'
import { publishedVersion, readPublishing } from '../publishing/publishing.repo.ts'
import { publishingFor } from '../publishing/publishing-state.ts'
import { readSettings, readSettingsChanges } from '../settings/settings.repo.ts'
import { listOwnerAddresses } from '../staff/staff.repo.ts'
import { readDatabaseClock } from './doctor.repo.ts'
import type { DoctorFacts } from './doctor-facts.ts'

/** A password of the back office that is shorter than this is weak. */
const SHORT_PASSWORD = 12

interface Shop {
  db: Kysely<Database>
  config: Config
  probes: ServerProbes
  now: Date
}

/** Everything that the checks ask for. Nothing of it changes anything; what is outside is waited for a few seconds at most. */
export async function gatherFacts({ db, config, probes, now }: Shop): Promise<DoctorFacts> {
  const settings = await readSettings(db)
  return {
    now,
    settings,
    changes: await readSettingsChanges(db),
    texts: await readTexts(db, now),
    duties: await listDuties(db, now),
    notice: await readNotice(db, settings.sale.guaranteeNotice),
    isDemo: config.demo,
    publicUrl: config.publicUrl,
    certificate: config.publicUrl.startsWith('https://') ? await probes.certificate?.(config.publicUrl) : undefined,
    mail: await readMail(db, config, probes),
    paytrailMerchantId: config.paytrail?.merchantId,
    isPasswordWeak: config.adminPassword !== undefined && isWeak(config.adminPassword),
    owners: (await listOwnerAddresses(db)).length,
    backup: { isPostgres: config.databaseUrl !== undefined, last: readBackupNote(config.dataDir) },
    disk: await probes.disk(config.dataDir),
    driftMs: await readDrift(db),
    pages: publishingFor(
      await readPublishing(db),
      await publishedVersion(db),
      config.rebuildHookUrl !== undefined,
      now,
    ),
  }
}

const isWeak = (password: string) => password.length < SHORT_PASSWORD || isCommonPassword(password)

/** What customers read of what is written for the shop. */
async function readTexts(db: Kysely<Database>, now: Date): Promise<DoctorFacts['texts']> {
  const policies = [...(await readPolicies())].map(([id, text]) => ({ where: `content/policies/${id}.mdx`, text }))
  const products = (await allWholeProducts(db, now)).map((product) => ({
    where: `Tuote ${product.name}`,
    text: JSON.stringify(product),
  }))
  const questions = (await readShownFaq(db)).flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ where: `Kysymys ${question}`, text: `${question} ${answer}` })),
  )
  return [...policies, ...products, ...questions]
}

async function readNotice(db: Kysely<Database>, address: string): Promise<DoctorFacts['notice']> {
  if (!address) return undefined
  const id = mediaIdOf(address)
  if (!id) return 'elsewhere'
  const stored = await findStoredContent(db, id)
  return stored && { kind: stored.kind, isCropped: stored.crop !== null, isTrashed: stored.trashed_at !== null }
}

async function readMail(
  db: Kysely<Database>,
  { smtpUrl, mailbox }: Config,
  probes: ServerProbes,
): Promise<DoctorFacts['mail']> {
  const failing = mailbox && (await readMailboxFailure(db, mailboxId(mailbox)))
  return {
    isSmtp: smtpUrl !== undefined,
    failure: smtpUrl && (await probes.mailFailure?.(smtpUrl)),
    ...(await readMailTimes(db)),
    undelivered: await countUndelivered(db),
    mailboxFailure: failing?.reason,
  }
}

/** How far the database's clock is from ours, half of the way there left out. */
async function readDrift(db: Kysely<Database>): Promise<number> {
  const before = Date.now()
  const theirs = await readDatabaseClock(db)
  return theirs.getTime() - (before + Date.now()) / 2
}
