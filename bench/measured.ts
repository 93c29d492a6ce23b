import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3

/** A server under measurement. */
export interface Running {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts a server process and waits until `url` answers 200. */
export async function start(
  command: string,
  args: string[],
  url: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A measurement that fails leaves no server behind.
  process.once('exit', () => child.kill())
  await untilOk(url)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Asks until the answer is 200. */
export async function untilOk(url: string): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((later) => setTimeout(later, 4))
  }
  throw new Error(`${url} did not answer`)
}

/** Requests a second that wrk gets from a URL; throws when answers were not 2xx. */
export function requestsPerSecond(url: string, options: readonly string[] = []): number {
  const { stdout, status } = spawnSync('wrk', ['-t1', '-c16', `-d${SECONDS}s`, ...options, url], { encoding: 'utf8' })
  if (status !== 0) throw new Error('wrk is needed: apt-get install wrk')
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
}

/** Median ratio of two measurements that take turns, because the machine's speed drifts. */
export async function ratioOf(ours: () => number | Promise<number>, reference: () => number | Promise<number>) {
  const rounds: { ours: number; reference: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ reference: await reference(), ours: await ours() })
  rounds.sort((a, b) => a.ours / a.reference - b.ours / b.reference)
  const middle = rounds[Math.floor(ROUNDS / 2)] ?? { ours: Number.NaN, reference: Number.NaN }
  return { ...middle, ratio: middle.ours / middle.reference }
}

/** Resident memory of a process in MiB. */
export const residentMiB = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024

/** The most memory that a process has had, in MiB. */
export const peakMiB = (pid: number | string) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** One line of the table: what, ours, reference, their ratio, and the budget. */
export function report(what: string, ours: string, reference: string, ratio: number, must: string): void {
  console.log(`| ${what} | ${ours} | ${reference} | ${ratio.toFixed(2)} | ${must} |`)
}
