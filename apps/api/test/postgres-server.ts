import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const DEBIAN = '/usr/lib/postgresql'
const OLDEST = 15
/** PostgreSQL refuses to run as root; this is `nobody`. */
const NOBODY = 65_534

/** The folder of PostgreSQL's programs, 15 or newer: from the PATH, else the newest that Debian has; undefined without one. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && versionIn(folder) >= OLDEST)
}

/** The major version of the server in a folder; 0 where there is none. */
function versionIn(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/** A PostgreSQL of its own on a free port of this machine, which forgets everything when it stops. */
export async function startPostgres(programs: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'arkpax-postgres-'))
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (owner.uid) chownSync(folder, owner.uid, owner.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'arkpax', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', ...collation],
    { ...owner, encoding: 'utf8', cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`)

  const port = await freePort()
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
    'autovacuum=off',
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', folder, '-h', '127.0.0.1', '-k', '', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  )
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => {
    log = `${log}${chunk}`.slice(-20_000)
  })
  const ended = once(server, 'exit')
  for (let tries = 0; !log.includes('ready to accept connections'); tries += 1) {
    if (server.exitCode !== null || tries > 600) throw new Error(`postgres: ${log}`)
    await sleep(50)
  }
  return {
    url: `postgres://arkpax@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Texts are in the order of a language, as on most servers, not of their bytes. */
const collation = ['--locale-provider=icu', '--icu-locale=en-US']

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
