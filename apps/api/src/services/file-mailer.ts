import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { toMessage } from './mail-message.ts'
import { MailError, type Mailer } from './mailer.ts'

/** Writes each mail to `DATA_DIR/outbox/<id>-<kind>.eml`, in the order of sending; any mail program opens them. */
export function createFileMailer(config: Config): Mailer {
  const folder = outboxFolder(config)
  return {
    isFiling: true,
    async send(mail) {
      try {
        const { createTransport } = await import('nodemailer')
        const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(toMessage(mail))
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = join(folder, `${mail.id}-${mail.kind}.eml`)
        await writeFile(`${file}.part`, message, { mode: 0o600 })
        await rename(`${file}.part`, file)
      } catch (error) {
        throw new MailError(
          'unreachable',
          `Viestiä ei voitu kirjoittaa levylle: ${error instanceof Error ? error.message : error}`,
        )
      }
    },
    close() {},
  }
}

/** Where mails lie when no mail server is configured. */
const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')

/** Deletes files of mails that were written before a moment, and what a cut-off write has left of one. */
export async function sweepMailFiles(config: Pick<Config, 'dataDir'>, keptSince: Date): Promise<void> {
  const folder = outboxFolder(config)
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name)
    if ((await stat(file)).mtime < keptSince) await rm(file, { force: true })
  }
}

async function mailFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
