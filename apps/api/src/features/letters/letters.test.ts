import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, registrationInput } from '../../../test/factories.ts'
import { addSubscribers, letterCalls, letterInput } from '../../../test/make-letters.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { renderMail } from '../../render-mail.ts'
import { moveLetters } from './letter-sending.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const { path, write, send, read, wait } = letterCalls(() => test)
const mails = () => test.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'letter').orderBy('id').execute()
const recipients = async () => (await mails()).map(({ recipient }) => recipient).sort()
const allLeave = () =>
  test.deps.db
    .updateTable('outbox')
    .set({ sent_at: test.clock.now.toISOString() })
    .where('sent_at', 'is', null)
    .execute()

describe('writing', () => {
  it('stores what is typed, cleaned, and tells a stale editor what is there', async () => {
    const letter = await write({ content: '<p onclick="x()">Hei<script>alert(1)</script></p>' })
    expect(letter).toMatchObject({ status: 'draft', content: '<p>Hei</p>', version: 2 })
    const stale = await test.fail('PUT /api/admin/letters/{id}', {
      path: path(letter.id),
      headers: { 'If-Match': '"1"' },
      body: letterInput({ subject: 'Toinen' }),
    })
    expect(stale.status).toBe(412)
    expect(stale.problem.current).toMatchObject({ version: 2, content: '<p>Hei</p>' })
  })

  it('that is begun on a screen is stored with its first words, under the id that it has there', async () => {
    const at = path('b3c1f0de-1111-4222-8333-444455556666')
    const first = { path: at, headers: { 'If-Match': '"0"' }, body: letterInput({ content: '<p>Hei</p>' }) }
    const { answer } = await test.call('PUT /api/admin/letters/{id}', first)
    expect(answer).toMatchObject({ status: 'draft', content: '<p>Hei</p>' })
    const log = await test.deps.db.selectFrom('audit_log').select('action').where('entity', '=', 'letter').execute()
    expect(log).toEqual([{ action: 'create' }])
    const { problem } = await test.fail('PUT /api/admin/letters/{id}', first)
    expect(problem.current).toMatchObject({ version: answer.version })
    await test.call('DELETE /api/admin/letters/{id}', { path: at })
    const gone = { path: at, headers: { 'If-Match': '"1"' }, body: first.body }
    expect((await test.fail('PUT /api/admin/letters/{id}', gone)).status).toBe(404)
  })

  it('is one line of the log for each person and ten minutes, however often it is stored', async () => {
    const { id } = await write()
    const lines = async () => (await test.deps.db.selectFrom('audit_log').select('action').execute()).length
    const before = await lines()
    const save = (subject: string, headers = {}) =>
      test.call('PUT /api/admin/letters/{id}', { path: path(id), headers, body: letterInput({ subject }) })
    await save('Yksi')
    expect(await lines()).toBe(before)
    await save('Kaksi', (await signInStaff(test, 'editor')).headers)
    const signIn = await lines()
    test.clock.now = new Date(test.clock.now.getTime() + 11 * 60_000)
    await save('Kolme')
    expect((await lines()) - signIn).toBe(1)
  })

  it('is copied from another letter, and deleted while it is a draft', async () => {
    const { id } = await write({ archive_slug: 'talvi' })
    const { answer: copy } = await test.call('POST /api/admin/letters', { body: { copy_of: id } })
    expect(copy).toMatchObject({ subject: letterInput().subject, archive_slug: null, status: 'draft' })
    await test.call('DELETE /api/admin/letters/{id}', { path: path(copy.id) })
    expect((await test.fail('GET /api/admin/letters/{id}', { path: path(copy.id) })).status).toBe(404)
  })

  it('takes no page without an address', async () => {
    const { id } = await write()
    const { problem } = await test.fail('PUT /api/admin/letters/{id}', {
      path: path(id),
      body: letterInput({ archive_slug: ' ' }),
    })
    expect(problem.errors).toEqual([{ path: 'archive_slug', detail: 'Anna sivulle osoite' }])
  })

  it('gives no two letters the same page', async () => {
    await write({ archive_slug: 'talvi' })
    const { id } = await write()
    const { status, problem } = await test.fail('PUT /api/admin/letters/{id}', {
      path: path(id),
      body: letterInput({ archive_slug: 'talvi' }),
    })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'archive_slug'])
  })

  it('takes no picture along that nobody sees, whoever has put it there', async () => {
    const pixel = '<img src="https://mainos.example/p.gif" alt="" height="1" width="1">'
    const { answer } = await test.call('POST /api/admin/letters/preview', {
      body: letterInput({ content: `<p>Hei</p>${pixel}<img src="/media/x" alt="Akku" width="12">` }),
    })
    expect(answer.html).not.toContain('mainos.example')
    expect(answer.html).toContain('alt="Akku"')
  })

  it('is shown with the lines that lead to its page and out of the list', async () => {
    const { id } = await write({ archive_slug: 'talvi' })
    const { subject, preheader, content } = letterInput()
    const body = { letter_id: id, subject, preheader, content }
    const { text } = (await test.call('POST /api/admin/letters/preview', { body })).answer
    expect(text).toMatch(/Lue tämä selaimessa: \S+\/uutiskirje\/talvi\b/)
    expect(text).toMatch(/Lopeta uutiskirjeen tilaus: \S+/)
  })

  it('says all that a letter lacks when it is sent', async () => {
    const { id } = await write({ subject: '', content: '<p> </p>' })
    const { problem } = await test.fail('POST /api/admin/letters/{id}/send', {
      path: path(id, 'send'),
      body: { send_at: '2020-01-01T10:00:00Z' },
    })
    expect(problem.errors?.map((error) => error.path)).toEqual(['subject', 'content', 'send_at', 'segment'])
  })

  it('is shown as it would leave, with a card that tells the price and its moment', async () => {
    const { answer } = await test.call('POST /api/admin/letters/preview', {
      body: {
        subject: 'Aihe',
        preheader: '',
        content: '<p>Hei</p><div data-product="1"></div><div data-product="99"></div>',
      },
    })
    expect(answer.html).toContain('/tuote/1')
    expect(answer.html).not.toContain('/tuote/99')
    expect(answer.text).toMatch(/€, hinta \d{1,2}\.\d{1,2}\.\d{4}/)
  })
})

it('a letter that has left is shown as it left', async () => {
  await addSubscribers(test, 1)
  const { id } = await write({ content: '<div data-product="1"></div>' })
  const shown = async () => {
    const body = { subject: 'Aihe', preheader: '', content: '<div data-product="1"></div>', letter_id: id }
    return (await test.call('POST /api/admin/letters/preview', { body })).answer.text
  }
  await send(id)
  await wait(11)
  const before = await shown()
  await test.deps.db.updateTable('products').set({ price_cents: 100 }).where('id', '=', '1').execute()
  await wait(600)
  expect(await shown()).toBe(before)
})

describe('who gets it', () => {
  const count = async (query: string) =>
    (await test.call('GET /api/admin/letters/audience', { path: `/api/admin/letters/audience?${query}` })).answer.count

  it('are the active subscribers of the segment', async () => {
    await addSubscribers(test, 5)
    await test.call('POST /api/newsletter/subscribe', { body: { email: 'uusi@example.fi' } })
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'tilaaja4@example.fi' } })
    await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: 'tilaaja0@example.fi' }) })
    await test.call('POST /api/register-product', { body: registrationInput({ email: 'tilaaja1@example.fi' }) })
    expect(await count('')).toBe(5)
    expect(await count('has_bought=yes')).toBe(1)
    expect(await count('has_bought=no')).toBe(4)
    expect(await count('has_registered=yes')).toBe(1)
    expect(await count('has_bought=yes&has_registered=yes')).toBe(0)
    expect(await count('to=2026-01-15')).toBe(4)
    expect(await count('from=2026-01-16')).toBe(1)
  })
})

describe('sending', () => {
  beforeEach(async () => {
    await addSubscribers(test, 3)
  })

  it('waits ten seconds, in which it can be called back', async () => {
    const { id } = await write()
    const sent = await send(id)
    expect(Date.parse(sent.undo_until) - test.clock.now.getTime()).toBe(10_000)
    await wait(9)
    expect(await mails()).toEqual([])
    await test.call('POST /api/admin/letters/{id}/undo-send', { path: path(id, 'undo-send') })
    await wait(60)
    expect(await mails()).toEqual([])
    expect((await read(id)).status).toBe('draft')
  })

  it('reaches each subscriber once, and ends when all mails have left', async () => {
    const { id } = await write()
    await send(id)
    await wait(11)
    expect(await recipients()).toEqual(['tilaaja0@example.fi', 'tilaaja1@example.fi', 'tilaaja2@example.fi'])
    expect(await read(id)).toMatchObject({ status: 'sending', progress: { total: 3, left: 3 } })
    expect((await test.fail('POST /api/admin/letters/{id}/undo-send', { path: path(id, 'undo-send') })).status).toBe(
      409,
    )
    await allLeave()
    await wait(1)
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { total: 3, left: 0, sent: 3 } })
    await wait(3_600)
    expect(await mails()).toHaveLength(3)
  })

  it('says the same to all, however the shop changes on the way, and counts its links by number', async () => {
    const { id } = await write({ content: `${letterInput().content}<div data-product="1"></div>` })
    await send(id)
    await wait(11)
    const [first, second] = await mails()
    const before = first && (await renderMail(first, test.deps))
    await test.deps.db.updateTable('products').set({ price_cents: 1 }).where('id', '=', '1').execute()
    const after = second && (await renderMail(second, test.deps))
    const body = (mail: typeof before) => mail?.text.split('Lopeta uutiskirjeen tilaus')[0]
    expect(body(after)).toBe(body(before))
    expect(before?.text).toContain(`/u/${id}/1`)
    expect(before?.headers).toHaveProperty('List-Unsubscribe-Post')
    expect((await read(id)).links.map(({ url }) => url)).toEqual([
      `${test.deps.config.publicUrl}/blogi/talvi`,
      'https://www.ilmatieteenlaitos.fi/',
      `${test.deps.config.publicUrl}/tuote/1`,
    ])
  })

  it('goes out late once where the server slept, and not again where the clock is set back', async () => {
    const { id } = await write()
    const at = new Date(test.clock.now.getTime() + 3_600_000)
    await send(id, at.toISOString())
    await wait(3_500)
    expect(await mails()).toEqual([])
    await wait(86_400)
    expect(await mails()).toHaveLength(3)
    await wait(-90_000)
    await wait(90_000)
    expect(await mails()).toHaveLength(3)
  })

  it('is one where two processes see to it at once', async () => {
    await addSubscribers(test, 1_200, 'moni')
    const { id } = await write()
    await send(id)
    test.clock.now = new Date(test.clock.now.getTime() + 11_000)
    const { db, config } = test.deps
    for (let round = 0; round < 4; round += 1)
      await Promise.all([moveLetters(db, config, test.clock.now), moveLetters(db, config, test.clock.now)])
    expect(await mails()).toHaveLength(1_000)
    await allLeave()
    for (let round = 0; round < 4; round += 1)
      await Promise.all([moveLetters(db, config, test.clock.now), moveLetters(db, config, test.clock.now)])
    expect(new Set(await recipients()).size).toBe(1_203)
    expect(await mails()).toHaveLength(1_203)
  })

  it('spares whoever cancels on the way', async () => {
    const { id } = await write()
    await send(id)
    await wait(11)
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'tilaaja1@example.fi' } })
    const [, second] = await mails()
    expect(second && (await renderMail(second, test.deps))).toBeUndefined()
    await test.deps.db
      .deleteFrom('outbox')
      .where('id', '=', second?.id ?? '')
      .execute()
    await allLeave()
    await wait(1)
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { sent: 2, skipped: 1, left: 0 } })
  })

  it('is stopped on its way and goes on where it was; what is leaving leaves', async () => {
    const { id } = await write()
    await send(id)
    await wait(11)
    const [first, second] = await mails()
    const at = test.clock.now.toISOString()
    await test.deps.db
      .updateTable('outbox')
      .set({ sent_at: at })
      .where('id', '=', first?.id ?? '')
      .execute()
    const lease = new Date(test.clock.now.getTime() + 60_000).toISOString()
    await test.deps.db
      .updateTable('outbox')
      .set({ leased_until: lease })
      .where('id', '=', second?.id ?? '')
      .execute()
    const { answer } = await test.call('POST /api/admin/letters/{id}/stop', { path: path(id, 'stop') })
    expect(answer).toMatchObject({ status: 'stopped', progress: { sent: 1, left: 2 } })
    expect(await mails()).toHaveLength(2)
    await wait(5)
    expect(await mails()).toHaveLength(2)
    await test.call('POST /api/admin/letters/{id}/resume', { path: path(id, 'resume') })
    await wait(1)
    expect(await recipients()).toEqual(['tilaaja0@example.fi', 'tilaaja1@example.fi', 'tilaaja2@example.fi'])
    await allLeave()
    await wait(1)
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { sent: 3, left: 0 } })
  })

  it('writes down what was refused', async () => {
    const { id } = await write()
    await send(id)
    await wait(11)
    const [first] = await mails()
    const at = test.clock.now.toISOString()
    await test.deps.db
      .updateTable('outbox')
      .set({ failed_at: at })
      .where('id', '=', first?.id ?? '')
      .execute()
    await allLeave()
    await test.deps.db
      .updateTable('outbox')
      .set({ sent_at: null })
      .where('id', '=', first?.id ?? '')
      .execute()
    await wait(1)
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { sent: 2, failed: 1 } })
  })

  it('changes nothing but the page once it leaves', async () => {
    const { id } = await write()
    await send(id)
    await wait(11)
    const { answer } = await test.call('PUT /api/admin/letters/{id}', {
      path: path(id),
      body: letterInput({ subject: 'Myöhässä', archive_slug: 'talvi' }),
    })
    expect(answer).toMatchObject({ subject: letterInput().subject, archive_slug: 'talvi' })
  })

  it('as a test goes to the address that is given, and is counted apart', async () => {
    const { id } = await write()
    await test.call('POST /api/admin/letters/{id}/test', { path: path(id, 'test'), body: { to: 'oma@example.fi' } })
    const [mail] = await mails()
    expect(mail?.recipient).toBe('oma@example.fi')
    const content = mail && (await renderMail(mail, test.deps))
    expect(content?.subject).toBe('[Testi] Talvi tulee, akku kestää')
    expect(content?.text).not.toContain('/u/')
    expect(content?.text).toContain('Lopeta uutiskirjeen tilaus: ')
    expect(content?.headers).toBeUndefined()
    expect(await read(id)).toMatchObject({ tests: 1, status: 'draft', progress: { sent: 0 } })
  })

  it('keeps its counts when somebody who got it is deleted', async () => {
    const { id } = await write()
    await send(id)
    await wait(11)
    await allLeave()
    await wait(1)
    await test.call('DELETE /api/admin/newsletters', { body: { email: 'tilaaja1@example.fi' } })
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { total: 3, sent: 3, left: 0 } })
  })

  it('forgets after a year who got it, and not how many', async () => {
    const { id } = await write()
    await send(id)
    await wait(11)
    await allLeave()
    await wait(1)
    const { lettersPrivacy } = await import('./letters.privacy.ts')
    const later = new Date(test.clock.now.getTime() + 400 * 86_400_000)
    for (const sweep of lettersPrivacy.retain) await sweep(test.deps.db, later, test.deps.config)
    expect(await test.deps.db.selectFrom('letter_recipients').selectAll().execute()).toEqual([])
    expect(await read(id)).toMatchObject({ progress: { total: 3, sent: 3, left: 0 } })
  })
})
