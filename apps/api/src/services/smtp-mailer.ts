import { toMessage } from './mail-message.ts'
import { MailError, type Mailer } from './mailer.ts'

/** So many mails are on their way at once, over as many connections. */
export const SMTP_CONNECTIONS = 5
/** However a server stalls, a mail is given back after this. Shorter than the lease of the outbox. */
const SEND_TIMEOUT_MS = 60_000

/** Sends by SMTP over a few kept connections; nodemailer is loaded with the first mail. */
export function createSmtpMailer(url: string, sendTimeoutMs = SEND_TIMEOUT_MS): Mailer {
  const patience = Math.min(10_000, sendTimeoutMs)
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      maxRequeues: 0,
      connectionTimeout: patience,
      greetingTimeout: patience,
      dnsTimeout: patience,
      socketTimeout: sendTimeoutMs,
      idleTimeout: 30_000,
    })
  }

  return {
    isFiling: false,
    async send(mail) {
      opened ??= open()
      const transport = await opened
      try {
        await transport.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(sendTimeoutMs) })
      } catch (error) {
        throw toMailError(error)
      }
    },
    close() {
      opened?.then((transport) => transport.close())
    },
  }
}

/** What a failed try means: RFC 5321 says 5xx is final and 4xx is not; only an answer to the recipient or the text is about this mail. */
function toMailError(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError('deferred', 'Lähetys ei onnistunut.')
  const { code, command, responseCode, response } = error as SmtpFailure
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (isAboutMail && responseCode) {
    return responseCode >= 500
      ? new MailError('refused', `Vastaanottajan palvelin hylkäsi viestin: ${response}`)
      : new MailError('deferred', `Vastaanottajan palvelin ei ottanut viestiä vielä vastaan: ${response}`)
  }
  if (code === 'EENVELOPE' && command === 'API')
    return new MailError('refused', 'Osoite ei kelpaa sähköpostiosoitteeksi.')
  if (code === 'EABORT') return new MailError('deferred', 'Sähköpostipalvelin ei vastannut ajoissa.')
  const isServer = command === 'MAIL FROM' ? responseCode : serverTrouble.has(code ?? '')
  return isServer
    ? new MailError('unreachable', `Sähköpostipalvelin ei ota viestejä vastaan: ${response ?? error.message}`)
    : new MailError('deferred', `Lähetys ei onnistunut: ${error.message}`)
}

const serverTrouble = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH'])

interface SmtpFailure extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}
