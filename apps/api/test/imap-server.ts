import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'

/** A real IMAP server on a free port of this machine, with one mailbox; `port` opens it where another one stood. */
export async function openImapServer(port = 0) {
  const sockets = new Set<Socket>()
  const imap = hoodiecrow({
    plugins: ['ID', 'IDLE', 'NAMESPACE', 'UIDPLUS', 'LITERALPLUS'],
    users: { asiakaspalvelu: { password: 'sala sana' } },
    storage: { INBOX: {} },
  })
  imap.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  imap.listen(port, '127.0.0.1', () => {})
  if (!imap.server.listening) await once(imap.server, 'listening')
  const { port: listening } = imap.server.address() as AddressInfo

  const cutLines = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `imap://asiakaspalvelu:sala%20sana@127.0.0.1:${listening}/INBOX`,
    /** Delivers a mail into the mailbox. */
    deliver: (raw: string) => imap.appendMessage('INBOX', [], false, raw),
    cutLines,
    async close() {
      cutLines()
      await new Promise<void>((closed) => imap.close(() => closed()))
    },
  }
}
