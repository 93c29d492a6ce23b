import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the server took: who got it, its bytes as text, and what a mail program reads in them. */
export interface ReceivedMail {
  to: string[]
  raw: string
  mail: Email
}

/** How the server treats the next mails; a test swaps the functions. */
export interface Manners {
  /** Answer to a recipient: nothing takes it, a code with a text refuses it. */
  recipient: (address: string) => { code: number; text: string } | undefined
  /** What happens to the text: taken, never answered, or the line cut in the middle of it or just after it. */
  text: () => 'take' | 'stall' | 'cut' | 'cut-after'
}

/** A real SMTP server on a free port of this machine; `port` opens it where another one stood. */
export async function openMailServer(port = 0) {
  const received: ReceivedMail[] = []
  const manners: Manners = { recipient: () => undefined, text: () => 'take' }
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const refusal = manners.recipient(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    async onData(stream, session, done) {
      const fate = manners.text()
      if (fate === 'cut') return cutLines()
      const raw = await buffer(stream).catch(() => undefined)
      if (!raw || fate === 'stall') return
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString(),
        mail: await PostalMime.parse(raw),
      })
      if (fate === 'cut-after') return cutLines()
      done()
    },
  })
  const cutLines = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const listening = typeof address === 'object' && address ? address.port : port

  return {
    received,
    manners,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    async close() {
      cutLines()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>
