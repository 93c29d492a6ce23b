import { Hono } from 'hono'
import type { ApiEnv } from './env.ts'
import { requireServerToken } from './server-token.ts'

const requests = new Map<string, { count: number; seconds: number }>()

/** Counts one answered request for `/api/metrics`. */
export function countRequest(entry: { method: string; route: string; status: number; ms: number }): void {
  const labels = `method="${entry.method}",route="${entry.route}",status="${entry.status}"`
  const known = requests.get(labels)
  if (known) {
    known.count += 1
    known.seconds += entry.ms / 1000
  } else {
    requests.set(labels, { count: 1, seconds: entry.ms / 1000 })
  }
}

const mailbox = { up: undefined as number | undefined, mails: 0 }

/** Tells `/api/metrics` whether this process could read the mailbox, and of mails that it has taken from it. */
export function noteMailbox({ isUp, mails = 0 }: { isUp: boolean; mails?: number }): void {
  mailbox.up = Number(isUp)
  mailbox.mails += mails
}

/** Prometheus text; 404 unless METRICS_TOKEN is set, 401 without it as bearer. */
export const metrics = new Hono<ApiEnv>().get('/api/metrics', (c) => {
  requireServerToken(c, c.var.deps.config.metricsToken)
  return c.text(render(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
})

function render(): string {
  const memory = process.memoryUsage()
  const lines = ['# TYPE http_requests_total counter', '# TYPE http_request_duration_seconds_sum counter']
  for (const [labels, { count, seconds }] of requests) {
    lines.push(
      `http_requests_total{${labels}} ${count}`,
      `http_request_duration_seconds_sum{${labels}} ${seconds.toFixed(4)}`,
    )
  }
  lines.push('# TYPE process_resident_memory_bytes gauge', `process_resident_memory_bytes ${memory.rss}`)
  lines.push('# TYPE process_uptime_seconds gauge', `process_uptime_seconds ${process.uptime().toFixed(1)}`)
  if (mailbox.up !== undefined) {
    lines.push('# TYPE mailbox_up gauge', `mailbox_up ${mailbox.up}`)
    lines.push('# TYPE mailbox_mails_total counter', `mailbox_mails_total ${mailbox.mails}`)
  }
  return `${lines.join('\n')}\n`
}
