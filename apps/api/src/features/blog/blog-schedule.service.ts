import type { Kysely } from 'kysely'
import { bumpContentVersion } from '../../db/content-versions.ts'
import type { Database } from '../../db/database.ts'
import { carryOutSchedule, listPostsDue, lockPost } from './blog.repo.ts'
import { settleDraft } from './blog-drafts.service.ts'

/**
 * Publishes and hides the posts whose time has come, each once however many processes look, and late where none was looking. What is published is
 * the post as it was saved last, not what has been typed since.
 */
export async function carryOutSchedules(db: Kysely<Database>, now: Date): Promise<void> {
  for (const id of await listPostsDue(db, now))
    for (const what of ['publish_at', 'withdraw_at'] as const) await carryOut(db, id, what, now)
}

const carryOut = (db: Kysely<Database>, id: number, what: 'publish_at' | 'withdraw_at', now: Date) =>
  db.transaction().execute(async (transaction) => {
    const before = await lockPost(transaction, id)
    const post = before && (await carryOutSchedule(transaction, id, what, now))
    if (!post) return
    await settleDraft(transaction, { before, post }, null, now)
    await bumpContentVersion(transaction, 'blog')
  })
