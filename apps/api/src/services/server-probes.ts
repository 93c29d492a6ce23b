import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { connect } from 'node:tls'

/** How long anybody is waited for. */
const PATIENCE_MS = 5_000

/** What is outside and may not be well; each says why it is not. What is not there is not asked. */
export interface ServerProbes {
  /** Whether the mail server lets us in; undefined when it does. */
  mailFailure?(smtpUrl: string): Promise<string | undefined>
  /** Until when the certificate of an https address holds, or why it does not. */
  certificate?(origin: string): Promise<{ until: Date } | { failure: string }>
  /** Of the disk that a folder is on, in bytes. */
  disk(folder: string): Promise<{ free: number; size: number }>
}

export const serverProbes = {
  async mailFailure(smtpUrl) {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    })
    try {
      await transport.verify()
      return undefined
    } catch (error) {
      return reasonOf(error)
    } finally {
      transport.close()
    }
  },

  certificate(origin) {
    const { hostname, port } = new URL(origin)
    return new Promise((resolve) => {
      const socket = connect({ host: hostname, servername: hostname, port: Number(port) || 443, timeout: PATIENCE_MS })
      const end = (outcome: { until: Date } | { failure: string }) => {
        socket.destroy()
        resolve(outcome)
      }
      socket.once('secureConnect', () => end({ until: new Date(socket.getPeerCertificate().valid_to) }))
      socket.once('timeout', () => end({ failure: 'palvelin ei vastannut ajoissa' }))
      socket.once('error', (error) => end({ failure: reasonOf(error) }))
    })
  },

  async disk(folder) {
    const { bavail, blocks, bsize } = await statfs(nearest(folder))
    return { free: bavail * bsize, size: blocks * bsize }
  },
} satisfies ServerProbes

/** The folder, or the one that it would be made in. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
