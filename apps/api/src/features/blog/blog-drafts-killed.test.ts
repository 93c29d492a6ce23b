import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServer, untilReady } from '../../../test/server-process.ts'
import { makeSharedDatabase } from '../../../test/shared-database.ts'

const PASSWORD = 'tapettu-palvelin-9'
/** A hundred were measured; a few are enough to see that it still holds. */
const KILLS = Number(process.env.DRAFT_KILLS ?? 3)

const fields = (content: string) => ({
  ...{ title: 'Tapettu', slug: '', excerpt: '', author: 'a', category: 'b', tags: '', image_url: '', read_time: 'c' },
  content,
})

it(
  `a server that is killed ${KILLS} times while somebody writes loses no word that it has taken`,
  async () => {
    const { env } = await makeSharedDatabase()
    const path = '/api/admin/blog-drafts/0198c0de-0000-7000-8000-000000000017'
    let version = 0
    let text = ''
    let taken = ''
    const lost: number[] = []
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const server = startServer({ ...env, ADMIN_PASSWORD: PASSWORD, RATE_LIMITS: 'off' })
      const origin = `http://127.0.0.1:${await untilReady(server)}`
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(origin)}` }
      if (kill > 0) {
        const draft = await fetch(origin + path, { headers })
        const kept = draft.ok ? ((await draft.json()) as { version: number; fields: { content: string } }) : undefined
        const there = kept?.fields.content ?? ''
        // What came last may have been taken though its answer never arrived.
        expect(there.startsWith(taken)).toBe(true)
        lost.push(wordsOf(text) - wordsOf(there))
        version = kept?.version ?? 0
        text = there
        taken = there
      }
      let isKilled = false
      const killing = sleep(Math.random() * 400).then(() => {
        isKilled = true
        server.child.kill('SIGKILL')
      })
      while (!isKilled) {
        text += `sana${wordsOf(text)} `
        const answer = await fetch(origin + path, {
          method: 'PUT',
          headers: { ...headers, 'If-Match': `"${version}"` },
          body: JSON.stringify({ fields: fields(text) }),
        }).catch(() => undefined)
        const kept = answer?.ok
          ? ((await answer.json().catch(() => undefined)) as { version: number } | undefined)
          : undefined
        if (!kept) break
        version = kept.version
        taken = text
      }
      await killing
      await server.exit
    }
    expect(lost).toHaveLength(KILLS)
    expect(Math.max(...lost)).toBeLessThanOrEqual(1)
  },
  60_000 + KILLS * 15_000,
)

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean).length
