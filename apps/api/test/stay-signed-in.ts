import type { TestApp } from './create-test-app.ts'

const NEVER = '2099-01-01T00:00:00.000Z'

/** Keeps the staff session of a test whose clock goes on by hours, or stands at another day. */
export async function staySignedIn({ deps }: TestApp): Promise<void> {
  await deps.db.updateTable('admin_sessions').set({ last_seen_at: NEVER, expires_at: NEVER }).execute()
}
