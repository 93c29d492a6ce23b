declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface Hoodiecrow {
    server: Server
    listen(port: number, host: string, listening: () => void): void
    close(closed?: () => void): void
    appendMessage(mailbox: string, flags: string[], internalDate: string | false, raw: string): void
  }
  interface Settings {
    plugins?: string[]
    users?: Record<string, { password: string }>
    storage?: Record<string, { uidvalidity?: number; messages?: { raw: string }[] }>
  }
  export default function hoodiecrow(settings?: Settings): Hoodiecrow
}
