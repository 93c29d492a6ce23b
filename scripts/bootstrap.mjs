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

const PARENT_MS = 500
/** npm runs a script through a shell, which may stay when npm is killed; whoever starts this by itself may go away. */
const parent = process.env.npm_lifecycle_event && process.ppid
const npm = parent && behindShell(parent)

/** The parent of a shell, otherwise the process itself. */
function behindShell(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, above] = /^\s*(\d+)\s+(?:\S*\/)?(?:ba|da|z|k|a)?sh\s*$/.exec(stdout ?? '') ?? []
  return above ? Number(above) : pid
}

function isThere(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

/**
 * Runs a script under the project's own Node, which never outlives this process: signals are passed on, and so is the death of
 * the npm that started this, which passes none on. Gives the exit code, and whether it was told to end.
 */
export function runAlong(args, options = {}) {
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit', ...options })
  const told = []
  const pass = (signal) => {
    told.push(signal)
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  const watch = setInterval(() => {
    if (!parent || (process.ppid === parent && isThere(npm)) || told.length > 0) return
    pass('SIGTERM')
  }, PARENT_MS)
  return new Promise((ended) => {
    child.on('exit', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.off(each, pass)
      clearInterval(watch)
      ended({ status: signal ? 1 : (code ?? 1), isTold: told.length > 0 })
    })
  })
}

/** Runs a long-running script like `runAlong`, and ends with it. */
export async function runForever(args, options = {}) {
  process.exit((await runAlong(args, options)).status)
}
