import { expect, it } from 'vitest'
import { createTestApp } from './create-test-app.ts'
import { contactInput, orderInput, registrationInput } from './factories.ts'
import { leavingMail } from './leaving-mail.ts'
import { passTime } from './pass-time.ts'

it('what the privacy policy promises to forget is forgotten, and not a day early', async () => {
  const test = await createTestApp()
  const { db } = test.deps
  test.clock.now = new Date('2026-11-21T12:00:00Z')
  await test.call('POST /api/contact', { body: contactInput() })
  await test.call('POST /api/register-product', { body: registrationInput() })
  await test.call('POST /api/newsletter/subscribe', { body: { email: 'a@example.fi' } })
  await db
    .updateTable('admin_sessions')
    .set({ last_seen_at: test.clock.now.toISOString(), expires_at: '2026-11-22T00:00:00.000Z' })
    .execute()
  const body = { email: 'a@example.fi' }
  await test.call('POST /api/admin/orders', { body: orderInput({ notify: false }) })
  await leavingMail(test)
  await test.call('POST /api/admin/newsletters/unsubscribe', { body })
  await db.updateTable('contact_messages').set({ status: 'resolved' }).execute()
  const tables = ['outbox', 'newsletter_subscriptions', 'contact_messages', 'product_registrations', 'orders'] as const
  const leftAt = async (day: string) => {
    await passTime(test, new Date(`${day}T12:00:00.001Z`))
    const kept: string[] = []
    for (const table of tables) if (await db.selectFrom(table).select('id').executeTakeFirst()) kept.push(table)
    return kept
  }

  expect(await leftAt('2027-02-18')).toEqual([...tables])
  expect(await leftAt('2027-02-20')).toEqual(tables.slice(1))
  expect(await leftAt('2027-11-20')).toEqual(tables.slice(1))
  expect(await leftAt('2027-11-22')).toEqual(tables.slice(2))
  expect(await leftAt('2028-11-20')).toEqual(tables.slice(2))
  expect(await leftAt('2028-11-22')).toEqual(tables.slice(3))
  expect(await leftAt('2031-06-01')).toEqual(tables.slice(3))
  expect(await leftAt('2031-06-02')).toEqual(tables.slice(4))
  expect(await leftAt('2032-12-31')).toEqual(tables.slice(4))
  expect(await db.selectFrom('sales_days').select('day').execute()).toEqual([{ day: '2026-11-21' }])
  expect(await leftAt('2033-01-01')).toEqual([])
  expect(await db.selectFrom('sales_days').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('product_sales_days').selectAll().execute()).toEqual([])
})
