import type { FetchQueryObject, ImapFlow, MessageStructureObject } from 'imapflow'
import type { MailboxSettings } from '../config.ts'

/** A larger mail is not taken whole: its text and the names of its files are. */
const LARGEST_MAIL = 15_000_000
const LARGEST_TEXT = 500_000
/** So many mails are listed at a time. */
const BATCH = 50
const OWN_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const PATIENCE_MS = 20_000
const SILENCE_MS = 60_000

/** How the server counts the mails of the mailbox; a UID means a mail as long as `uidValidity` is the same. */
export interface MailboxCount {
  uidValidity: string
  /** The UID of the next mail to come, or less. */
  nextUid: number
}

/** A mail as it came. `tooLarge` is set where only its head and text were taken. */
export interface FetchedMail {
  raw: Buffer
  receivedAt: Date
  tooLarge: { bytes: number; files: { name: string; size: number }[] } | null
}

/** The edge to the mailbox that customers' answers come to. Every call throws a MailboxError where the server is away or refuses. */
export interface Mailbox {
  /** Whose mailbox it is, and which: `user@host/INBOX`. */
  id: string
  open(): Promise<MailboxCount>
  /** UIDs of the next mails after one, oldest first, at most 50; only those that came since a day, where one is given. */
  list(afterUid: number, since?: Date): Promise<number[]>
  /** Undefined where the mail has been taken away meanwhile. */
  fetch(uid: number): Promise<FetchedMail | undefined>
  close(): Promise<void>
}

/** Why a mailbox cannot be read, in Finnish, for staff. */
export class MailboxError extends Error {}

/** What a mailbox is known by. */
export const mailboxId = ({ user, host, folder }: MailboxSettings) => `${user}@${host}/${folder}`

/** A mailbox over IMAP, which is only read: nothing in it is marked, moved or deleted. imapflow is loaded when it is first opened. */
export function createMailbox(settings: MailboxSettings, largestMail = LARGEST_MAIL): Mailbox {
  const { host, port, secure, user, pass, folder } = settings
  let client: ImapFlow | undefined

  async function connect(): Promise<ImapFlow> {
    const { ImapFlow } = await import('imapflow')
    const opened = new ImapFlow({
      ...{ host, port, secure, auth: { user, pass }, logger: false, disableAutoIdle: true },
      // A password leaves this machine only under TLS.
      ...(!secure && !OWN_MACHINE.test(host) && { doSTARTTLS: true }),
      ...{ connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: SILENCE_MS },
    })
    // A line that breaks between two calls is seen by the next one.
    opened.on('error', () => {})
    await opened.connect()
    await opened.mailboxOpen(folder, { readOnly: true })
    return opened
  }

  /** A line that has failed once is not used again. */
  async function ask<T>(question: (client: ImapFlow) => Promise<T>): Promise<T> {
    try {
      client ??= await connect()
      return await question(client)
    } catch (error) {
      client?.close()
      client = undefined
      throw toMailboxError(error)
    }
  }

  return {
    id: mailboxId(settings),

    open: () =>
      ask(async (server) => {
        // Some servers tell of new mail only when they are spoken to.
        await server.noop()
        if (!server.mailbox) throw new MailboxError('Postilaatikkoa ei voitu avata.')
        return { uidValidity: String(server.mailbox.uidValidity), nextUid: server.mailbox.uidNext }
      }),

    list: (afterUid, since) =>
      ask(async (server) => {
        const found = await server.search({ uid: `${afterUid + 1}:*`, ...(since && { since }) }, { uid: true })
        // '9:*' is the last mail also where there is no ninth.
        const uids = (found || []).filter((uid) => uid > afterUid)
        return uids.sort((one, other) => one - other).slice(0, BATCH)
      }),

    fetch: (uid) =>
      ask(async (server) => {
        const uids = String(uid)
        const known = await fetchOne(server, uids, { size: true, internalDate: true, bodyStructure: true })
        if (!known) return undefined
        const receivedAt = new Date(known.internalDate ?? Date.now())
        if ((known.size ?? 0) > largestMail) {
          const files = filesIn(known.bodyStructure)
          const raw = await fetchText(server, uids, known.bodyStructure)
          return { raw, receivedAt, tooLarge: { bytes: known.size ?? 0, files } }
        }
        const whole = await fetchOne(server, uids, { source: true })
        if (!whole?.source) return undefined
        return { raw: whole.source, receivedAt, tooLarge: null }
      }),

    async close() {
      const open = client
      client = undefined
      await open?.logout().catch(() => open.close())
    },
  }
}

const fetchOne = async (server: ImapFlow, uid: string, query: FetchQueryObject) =>
  (await server.fetchOne(uid, query, { uid: true })) || undefined

/** A mail made of the head and the first text of a large one. */
async function fetchText(
  server: ImapFlow,
  uid: string,
  structure: MessageStructureObject | undefined,
): Promise<Buffer> {
  const known = await fetchOne(server, uid, { headers: true })
  const head = known?.headers?.toString('latin1') ?? ''
  const ofMail = head.replace(/^(?:content-[\w-]+|mime-version):.*(?:\r?\n[ \t].*)*\r?\n?/gim, '').trimEnd()
  const text = textIn(structure, 'text/plain') ?? textIn(structure, 'text/html')
  const type = `${text?.type ?? 'text/plain'}; charset=utf-8`
  const body = text ? await download(server, uid, text.part ?? '1') : Buffer.alloc(0)
  const start = `${ofMail}\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n`
  return Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from(body.toString('base64').replace(/.{76}/g, '$&\r\n'))])
}

/** A text part as UTF-8, as much of it as is read. */
async function download(server: ImapFlow, uid: string, part: string): Promise<Buffer> {
  const { content } = await server.download(uid, part, { uid: true, maxBytes: LARGEST_TEXT })
  const chunks: Buffer[] = []
  for await (const chunk of content ?? []) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function textIn(node: MessageStructureObject | undefined, type: string): MessageStructureObject | undefined {
  if (!node || node.disposition === 'attachment') return undefined
  if (node.type === type) return node
  for (const child of node.childNodes ?? []) {
    const found = textIn(child, type)
    if (found) return found
  }
  return undefined
}

function filesIn(node: MessageStructureObject | undefined): { name: string; size: number }[] {
  if (!node) return []
  const name = node.dispositionParameters?.filename ?? node.parameters?.name
  // Three of four characters of base64 are the file's own.
  if (name) return [{ name, size: Math.round(((node.size ?? 0) * 3) / 4) }]
  return (node.childNodes ?? []).flatMap(filesIn)
}

function toMailboxError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error
  if (!(error instanceof Error)) return new MailboxError('Postilaatikkoa ei voitu lukea.')
  const { authenticationFailed, code, responseText } = error as ImapFailure
  if (authenticationFailed) return new MailboxError('Postilaatikko ei hyväksynyt käyttäjätunnusta tai salasanaa.')
  if (responseText) return new MailboxError(`Postipalvelin ei suostunut: ${responseText}`)
  return new MailboxError(`Postipalvelimeen ei saatu yhteyttä: ${code ?? error.message}`)
}

interface ImapFailure extends Error {
  authenticationFailed?: boolean
  code?: string
  responseText?: string
}
