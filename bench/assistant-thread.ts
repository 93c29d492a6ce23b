// What the assistant's thread takes: processor time of its start, and memory with 300 questions: node --expose-gc bench/assistant-thread.ts (needs `npm run build`)
import { createAssistantThread } from '../apps/api/src/features/chat/assistant-thread.ts'
import { readLiveShop } from '../apps/api/src/features/chat/live-shop.service.ts'
import { DEVELOPMENT, readConversations } from '../apps/api/test/assistant/development.ts'
import { openTestDatabase } from '../apps/api/test/test-database.ts'

const QUESTIONS = 300
const db = await openTestDatabase()
const live = await readLiveShop({ db, now: () => new Date() })
const conversations = readConversations(DEVELOPMENT)
/** What the process holds in MiB, once this thread has let go of what it does not need: it would be taken for the other's. */
async function resident(): Promise<number> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    globalThis.gc?.()
    await new Promise((later) => setTimeout(later, 200))
    const now = process.memoryUsage.rss() / 2 ** 20
    if (before - now < 1) return now
    before = now
  }
}
const before = await resident()
const start = process.cpuUsage()
const thread = createAssistantThread(new URL('../apps/api/dist/assistant.worker.js', import.meta.url))
await thread.answer('Paljonko Ark PRO maksaa?', live)
const { user, system } = process.cpuUsage(start)
const first = await resident()
for (let at = 0; at < QUESTIONS; at += 1)
  await thread.answer(conversations[at % conversations.length]?.turns[0] ?? '', live)
console.table({
  'start to the first answer, ms of processor time': ((user + system) / 1000).toFixed(0),
  'resident MiB after the first answer': (first - before).toFixed(1),
  [`resident MiB after ${QUESTIONS} questions`]: ((await resident()) - before).toFixed(1),
})
await thread.stop()
