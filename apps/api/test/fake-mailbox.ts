import { type FetchedMail, type Mailbox, MailboxError } from '../src/services/mailbox.ts'

/** Writes a mail as it would come: heads that are not named are those of a person's. */
export function mailOf(head: Record<string, string>, text: string): string {
  const lines = {
    'Return-Path': '<aino.korhonen@example.fi>',
    From: 'Aino Korhonen <aino.korhonen@example.fi>',
    To: 'asiakaspalvelu@arkpax.fi',
    Subject: 'Kysymys',
    'Message-ID': `<${crypto.randomUUID()}@example.fi>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...head,
  }
  const named = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return `${named.join('\n')}\n\n${text}`.replace(/\r?\n/g, '\r\n')
}

/** The parts of a mail with files: `multipart([['text/plain', 'Hei'], ['application/pdf', '%PDF-', 'a.pdf']])`. */
export function multipart(parts: [type: string, content: string | Buffer, name?: string][], kind = 'mixed') {
  const bodies = parts.map(([type, content, name]) => {
    const disposition = name ? `\nContent-Disposition: attachment; filename="${name}"` : ''
    const body = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\n')
    return `--raja\nContent-Type: ${type}; charset=utf-8${disposition}\nContent-Transfer-Encoding: base64\n\n${body}\n`
  })
  return { head: { 'Content-Type': `multipart/${kind}; boundary="raja"` }, text: `${bodies.join('')}--raja--\n` }
}

/** A mailbox in memory: mails are put in, the server is taken away, and the count begins anew, as a test wishes. */
export function createFakeMailbox() {
  let uidValidity = '1'
  let failure: string | undefined
  let mails: { uid: number; mail: FetchedMail }[] = []
  const check = () => {
    if (failure) throw new MailboxError(failure)
  }
  const nextUid = () => (mails.at(-1)?.uid ?? 0) + 1
  const mailbox: Mailbox = {
    id: 'asiakaspalvelu@mx.example.fi/INBOX',
    async open() {
      check()
      return { uidValidity, nextUid: nextUid() }
    },
    async list(afterUid, since) {
      check()
      return mails
        .filter(({ uid, mail }) => uid > afterUid && (!since || mail.receivedAt >= since))
        .map(({ uid }) => uid)
        .slice(0, 50)
    },
    async fetch(uid) {
      check()
      return mails.find((mail) => mail.uid === uid)?.mail
    },
    async close() {},
  }
  return {
    mailbox,
    put: (raw: string, receivedAt: Date, tooLarge: FetchedMail['tooLarge'] = null) => {
      mails.push({ uid: nextUid(), mail: { raw: Buffer.from(raw), receivedAt, tooLarge } })
    },
    goAway: (reason: string | undefined) => {
      failure = reason
    },
    countAnew() {
      uidValidity = String(Number(uidValidity) + 1)
      mails = mails.map(({ mail }, at) => ({ uid: at + 1, mail }))
    },
  }
}
