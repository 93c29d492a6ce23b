import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The program of the server. */
export const SERVER = resolve(import.meta.dirname, '../src/server.ts')

/** A server in a process of its own, with a folder of its own unless `env` names one; it builds its pages in `cwd`. */
export function startServer(env: Record<string, string>, cwd?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-server-'))
  const child = spawn(process.execPath, [SERVER], {
    cwd,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SITE_DIR: dataDir, ...env },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, exit, output: () => output, errors: () => errors }
}

export type ServerProcess = ReturnType<typeof startServer>

/** Waits until the server listens; gives its port. Throws what it said instead. */
export async function untilReady({ child, output, errors }: ServerProcess): Promise<number> {
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries += 1) {
    const port = output().match(/Ready: http:\/\/localhost:(\d+)/)?.[1]
    if (port) return Number(port)
    await sleep(25)
  }
  throw new Error(`Not ready: ${errors()}`)
}

/** Tells the server to stop and waits until it has; gives its exit status. */
export async function stopServer({ child, exit }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM')
  return exit
}
