// What runs before anything is installed: plain JavaScript for Node 20 or newer.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const windows = process.platform === 'win32'
const binaries = join(root, 'node_modules', '.bin')

/** The Node 24 that comes as a dependency. */
export const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** The environment in which every command finds the project's own Node and tools first. */
export const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' }

/** Installs the locked dependencies when the lockfile is newer than what is installed. */
export function install() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lockfile = join(root, 'package-lock.json')
  if (existsSync(installed) && existsSync(node) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return
  console.log('Installing dependencies …')
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? [process.execPath, npm, 'ci'] : [windows ? 'npm.cmd' : 'npm', 'ci']
  const { status } = spawnSync(command, [...args, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && windows,
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a script of the project under its own Node; gives the exit code. */
export function run(args, options = {}) {
  return spawnSync(node, args, { cwd: root, env, stdio: 'inherit', ...options }).status ?? 1
}

/** Starts a long-running script under the project's own Node; passes signals on and ends with it. */
export function runForever(args, options = {}) {
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  return child
}
