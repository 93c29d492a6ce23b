import { DAY_MS } from '@arkpax/schema/durations'
import { newsletterConsent } from '@arkpax/schema/forms/newsletter'
import { settings } from '@arkpax/schema/settings'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { countEvents } from '../mail/letter-counts.repo.ts'
import { newsletterPrivacy } from './newsletter.privacy.ts'
import { wayOutOfLetter } from './way-out.service.ts'

const EMAIL = 'aino@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://arkpax.fi' })
  await staySignedIn(test)
})

const subscribe = (page = '/blogi') =>
  test.call('POST /api/newsletter/subscribe', {
    body: { email: EMAIL },
    headers: { Referer: `https://arkpax.fi${page}?lahde=mainos` },
  })
const subscribers = async (query = '') =>
  (await test.call('GET /api/admin/newsletters', { path: `/api/admin/newsletters${query}` })).answer
const detail = async () => {
  const [found] = await subscribers()
  if (!found) throw new Error('no subscriber')
  return (await test.call('GET /api/admin/newsletters/{id}', { path: `/api/admin/newsletters/${found.id}` })).answer
}
const kinds = async () => (await detail()).events.map(({ kind }) => kind)
const pass = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const sweep = async () => {
  for (const retain of newsletterPrivacy.retain ?? []) await retain(test.deps.db, test.clock.now, test.deps.config)
}
async function askToConfirm() {
  const value = JSON.stringify(
    settings.shape.newsletter.parse({
      ...{ mailsPerMinute: 20, mailsPerHour: 300, firstDayMails: 0 },
      ...{ confirmsSubscribers: true, returnsToOwnAddress: false },
    }),
  )
  await test.deps.db.updateTable('settings').set({ value }).where('group', '=', 'newsletter').execute()
}
async function mailedLink() {
  const mail = (await leavingMail(test)).find(({ kind }) => kind === 'newsletter-confirmation')
  return mail?.text.match(/https:\/\/arkpax\.fi(\/uutiskirje\/vahvista\?token=\S+)/)?.[1] ?? expect.fail('no link')
}
const confirm = (link: string) =>
  test.call('POST /api/newsletter/confirm', { body: { token: link.split('token=')[1] } })

describe('a consent is kept', () => {
  it('with its time, its page, its language and the text beside the form', async () => {
    await subscribe()
    expect(await detail()).toMatchObject({
      ...{ source: 'form', language: 'fi', text_version: newsletterConsent.version, is_active: true },
      events: [
        {
          ...{ kind: 'subscribed', at: test.clock.now.toISOString(), source: 'form', page: '/blogi' },
          ...{ text: newsletterConsent.text, text_version: newsletterConsent.version },
        },
      ],
    })
  })

  it('in the language of the page, and without a page where none is told', async () => {
    await subscribe('/sv/om-oss')
    expect(await subscribers('?language=sv')).toHaveLength(1)
    expect(await subscribers('?language=fi')).toEqual([])
    await test.call('POST /api/newsletter/subscribe', { body: { email: 'b@example.fi' } })
    const row = await test.deps.db.selectFrom('subscriber_events').select('page').where('page', 'is', null).execute()
    expect(row).toHaveLength(1)
  })

  it('in what the person downloads, and goes with the address', async () => {
    await subscribe()
    const { ownData } = newsletterPrivacy
    const own = typeof ownData === 'function' && (await ownData(test.deps.db, { email: EMAIL } as never))
    expect(own).toMatchObject({ newsletter: [{ email: EMAIL, events: [{ kind: 'subscribed', page: '/blogi' }] }] })
    await test.call('DELETE /api/admin/newsletters', { body: { email: EMAIL } })
    expect(await test.deps.db.selectFrom('subscriber_events').selectAll().execute()).toEqual([])
  })
})

describe('where the address is to be confirmed', () => {
  beforeEach(askToConfirm)

  it('nobody is a subscriber before the button of the mailed page is pressed; looking at it changes nothing', async () => {
    const { answer } = await subscribe()
    expect(answer).toEqual({ success: true, awaits_confirmation: true })
    expect(await subscribers('?status=awaiting')).toMatchObject([{ email: EMAIL, is_active: false }])
    expect([await subscribers('?status=active'), await subscribers('?status=unsubscribed')]).toEqual([[], []])
    const link = await mailedLink()
    const page = await test.app.request(link)
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining('<script')])
    expect(await subscribers('?status=active')).toEqual([])

    const token = link.split('token=')[1] ?? ''
    const pressed = await test.app.request('/api/newsletter/confirm', {
      method: 'POST',
      body: new URLSearchParams({ token }),
    })
    expect(await pressed.text()).toContain('<h1>Tilaus on vahvistettu</h1>')
    expect(await subscribers('?status=active&confirmed=yes')).toMatchObject([
      { is_active: true, confirmed_at: test.clock.now.toISOString(), awaits_confirmation_since: null },
    ])
    expect(await kinds()).toEqual(['confirmed', 'asked-to-confirm'])
    expect((await leavingMail(test)).map(({ kind }) => kind)).toEqual(['newsletter-welcome'])
    expect((await test.app.request(link)).status).toBe(404)
  })

  it('the answer without JavaScript says what is left to do', async () => {
    const body = new URLSearchParams({ email: EMAIL })
    const response = await test.app.request('/api/newsletter/subscribe', { method: 'POST', body })
    expect(await response.text()).toContain('<h1>Vahvista vielä tilaus</h1>')
  })

  it('one mail an hour asks for it, and a subscriber is not asked', async () => {
    for (let time = 0; time < 3; time++) {
      await subscribe()
      pass(60_000)
    }
    expect(await leavingMail(test)).toHaveLength(1)
    pass(60 * 60_000)
    await subscribe()
    await confirm(await mailedLink())
    await leavingMail(test)
    pass(60 * 60_000)
    await subscribe()
    expect(await leavingMail(test)).toEqual([])
    expect(await subscribers('?status=active')).toHaveLength(1)
  })

  it('who has not after 30 days is forgotten; who had left before stays as having left', async () => {
    await subscribe()
    pass(30 * DAY_MS - 1_000)
    await sweep()
    expect(await subscribers()).toHaveLength(1)
    pass(2_000)
    await sweep()
    expect(await subscribers()).toEqual([])

    await subscribe()
    await confirm(await mailedLink())
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: EMAIL } })
    pass(2 * 60 * 60_000)
    await subscribe()
    expect(await subscribers('?status=awaiting')).toHaveLength(1)
    pass(31 * DAY_MS)
    await sweep()
    expect(await subscribers('?status=unsubscribed')).toMatchObject([{ awaits_confirmation_since: null }])
  })

  it('a token of something else confirms nothing', async () => {
    await subscribe()
    const { id } = await detail()
    const { link } = await wayOutOfLetter(test.deps.db, test.deps.config, { subscriptionId: id, letterId: 'kirje-1' })
    for (const token of [link.split('token=')[1], id, `${id}.arvattu`, '..'])
      expect((await test.fail('POST /api/newsletter/confirm', { body: { token } })).problem.code).toBe('link_expired')
    expect(await subscribers('?status=active')).toEqual([])
  })
})

describe('the way out of a letter', () => {
  const wayOut = async () =>
    wayOutOfLetter(test.deps.db, test.deps.config, { subscriptionId: (await detail()).id, letterId: 'kirje-1' })

  it('is one click (RFC 8058), counts once for the letter, and names nobody', async () => {
    await subscribe()
    const { headers, link } = await wayOut()
    expect(headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': '<uutiskirje.arkpax.fi>',
      Precedence: 'bulk',
    })
    expect(link).not.toContain('aino')
    const path = headers['List-Unsubscribe']?.match(/^<https:\/\/arkpax\.fi(.+)>$/)?.[1] ?? ''
    for (let time = 0; time < 2; time++) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      expect((await test.app.request(path, { method: 'POST', body })).status).toBe(200)
    }
    expect(await subscribers()).toMatchObject([{ is_active: false, unsubscribed_by: 'subscriber' }])
    expect(await kinds()).toEqual(['unsubscribed', 'subscribed'])
    expect((await countEvents(test.deps.db, 'kirje-1')).unsubscribed).toBe(1)
  })

  it('takes what staff had cancelled as the subscriber’s own will', async () => {
    await subscribe()
    const { link } = await wayOut()
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: EMAIL } })
    await test.call('POST /api/newsletter/unsubscribe', { body: { token: link.split('token=')[1] } })
    const activate = await test.fail('POST /api/admin/newsletters/resubscribe', { body: { email: EMAIL } })
    expect(activate.problem.errors?.[0]?.path).toBe('reason')
    await test.call('POST /api/admin/newsletters/resubscribe', { body: { email: EMAIL, reason: 'Pyysi puhelimessa' } })
    expect((await detail()).events[0]).toMatchObject({ kind: 'resubscribed', reason: 'Pyysi puhelimessa' })
  })
})
