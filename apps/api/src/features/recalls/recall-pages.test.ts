import type { RecallDetail } from '@arkpax/schema/recalls'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { registrationInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { usesOfMedia } from '../../media-uses.ts'
import { readPublishedContent } from '../../published-content.ts'
import { refuseUsed } from '../media/media-deletion.service.ts'
import { findUnit, insertUnits } from '../units/units.repo.ts'
import { tellOwners } from './tell-owners.service.ts'

const SHOWN = `<title>{{title}}</title><!--[found]-->{{hazard}} {{action}} {{product_names}} <img src="{{picture}}"><!--[remedy]-->({{remedy_name}})<!--[/remedy]-->
<!--[is_closed]-->CLOSED<!--[/is_closed]--><!--[concerns]-->YES {{checked_serial}}<!--[/concerns]--><!--[concerns_not]-->NO {{checked_serial}}<!--[/concerns_not]-->
serial "{{serial}}" ! {{serial_error}} own "{{own_serial}}" ! {{own_serial_error}} email "{{own_email}}" ! {{own_email_error}} answer ! {{own_answer_error}} <!--[general]-->GENERAL {{general}}<!--[/general]-->
<!--[answered]-->THANKS<!--[/answered]--><!--[choice]-->[{{value}} data-when-checked="chosen"]<!--[/choice]--><!--[/found]--><!--[missing]-->MISSING<!--[/missing]-->`
const OWN = `<!--[found]-->{{title}}<!--[answered]-->THANKS<!--[/answered]--><!--[mistake]-->MISTAKE {{mistake}}<!--[/mistake]--><!--[is_closed]-->CLOSED<!--[/is_closed]--><!--[is_open]--><!--[unit]-->(unit_{{unit_id}} {{unit_serial}} {{unit_answer}}<!--[choice]-->[{{value}} data-when-checked="chosen"]<!--[/choice]-->)<!--[/unit]--><!--[/is_open]--><!--[/found]--><!--[missing]-->MISSING<!--[/missing]-->`

let test: TestApp
let id: string
let slug: string
beforeEach(async () => {
  test = await createTestApp()
  const pages = new Map([
    ['/takaisinvedot/shell', SHOWN],
    ['/takaisinvedot/vastaus/shell', OWN],
  ])
  test.deps.readPage = async (path) => {
    const html = pages.get(path)
    return html ? { html, csp: "default-src 'self'; frame-ancestors 'none'" } : undefined
  }
  const made = { product_id: '1', made_on: null, made_in: null, batch: 'B7' }
  const serials = ['APX-1', 'APX-2', 'APX-3']
  const given = serials.map((serial) => ({ serial, ...made }))
  await insertUnits(test.deps.db, given, test.clock.now)
  for (const serialNumber of ['APX-1', 'APX-2'])
    await test.call('POST /api/register-product', { body: registrationInput({ serialNumber }) })
  const body = {
    ...{ title: 'Latausliitin <b>', product_ids: ['1'], identification: 'Erä B7', hazard: 'Tulipalo' },
    ...{ action: 'Irrota verkosta', remedies: ['repair', 'refund'] as ('repair' | 'refund')[], remedy_text: '' },
  }
  const recall = (await test.call('POST /api/admin/recalls', { body })).answer
  id = recall.id
  slug = recall.slug
  const path = `/api/admin/recalls/${id}`
  await test.call('POST /api/admin/recalls/{id}/units', { path: `${path}/units`, body: { batch: 'B7' } })
})

const publish = () => test.call('POST /api/admin/recalls/{id}/publish', { path: `/api/admin/recalls/${id}/publish` })
const close = () => test.call('POST /api/admin/recalls/{id}/close', { path: `/api/admin/recalls/${id}/close` })
async function ownPage() {
  await tellOwners(test.deps.db, test.clock.now, test.deps.config)
  const mail = (await leavingMail(test)).find(({ kind }) => kind === 'recall-notice')
  return /\/takaisinvedot\/vastaus\/\S+/.exec(mail?.text ?? '')?.[0] ?? expect.fail('no link')
}
const read = async (path: string) => {
  const answer = await test.app.request(path)
  return { status: answer.status, html: await answer.text() }
}
const post = async (call: string, fields: Record<string, string>) => {
  const answer = await test.app.request(`/api/recalls/${call}`, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: answer.status, html: await answer.text(), to: answer.headers.get('location') }
}

describe('the page of a recall', () => {
  it('is not there before it is published, and tells all of it from then on, also when it is over', async () => {
    expect((await read(`/takaisinvedot/${slug}`)).status).toBe(404)
    await publish()
    const { status, html } = await read(`/takaisinvedot/${slug}`)
    expect(status).toBe(200)
    for (const text of [
      '<title>Latausliitin &lt;b&gt;</title>',
      'Tulipalo',
      'Irrota verkosta',
      '(Korjaus)(Rahojen palautus)',
      'Ark PRO',
    ])
      expect(html).toContain(text)
    expect(html).toMatch(/<img src="\/\S+">/)
    expect(html).not.toContain('[replacement')
    await close()
    const closed = (await read(`/takaisinvedot/${slug}`)).html
    expect(closed).toContain('CLOSED')
    expect((await read('/takaisinvedot/ei-ole')).status).toBe(404)
  })

  it('says whether a unit is meant, without a script, and keeps what was typed', async () => {
    await publish()
    const yes = await post('check', { slug, serial: ' apx-1 ' })
    expect([yes.status, yes.html.includes('YES APX-1'), yes.html.includes('own " apx-1 "')]).toEqual([200, true, true])
    expect((await post('check', { slug, serial: 'APX-9' })).html).toContain('NO APX-9')
    const empty = await post('check', { slug, serial: '' })
    expect([empty.status, /serial "" ! \S/.test(empty.html)]).toEqual([422, true])
    expect((await post('check', { slug: 'ei-ole', serial: 'APX-1' })).status).toBe(404)
  })

  it('stops whoever tries one number after the other', async () => {
    await publish()
    test.deps.config.rateLimits = true
    for (let number = 0; number < 30; number += 1) await post('check', { slug, serial: `APX-${number}` })
    const answer = await post('check', { slug, serial: 'APX-1' })
    expect([answer.status, answer.html.includes('YES'), answer.html.includes('serial "APX-1"')]).toEqual([
      429,
      false,
      true,
    ])
  })

  it('takes an answer by serial number and address, and tells each mistake at its field', async () => {
    await publish()
    const wrong = await post('serial-answers', { slug, own_serial: 'APX-9', own_email: 'ei', own_answer: '' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toMatch(/own "APX-9" ! .* email "ei" ! \S.* answer ! \S/)
    const elsewhere = await post('serial-answers', {
      slug,
      own_serial: 'APX-9',
      own_email: 'e@example.fi',
      own_answer: 'sold',
    })
    expect(elsewhere.html).toContain('ei koske tätä sarjanumeroa')
    const kept = await post('serial-answers', {
      slug,
      own_serial: 'apx-3',
      own_email: 'e@example.fi',
      own_answer: 'sold',
    })
    expect([kept.status, kept.to]).toEqual([303, `/takaisinvedot/${slug}?vastattu=1#vastaus`])
    await close()
    const late = await post('serial-answers', {
      slug,
      own_serial: 'apx-3',
      own_email: 'e@example.fi',
      own_answer: 'sold',
    })
    expect([late.status, late.html.includes('Takaisinveto on päättynyt')]).toEqual([409, true])
  })
})

describe('the page of an owner', () => {
  it('has each of the units, and an answer without a script is kept and shown', async () => {
    await publish()
    const page = await ownPage()
    const { html } = await read(page)
    const [first = '', second = ''] = [...html.matchAll(/\((unit_\S+) APX-/g)].map((match) => match[1] ?? '')
    expect(html).not.toContain('APX-3')
    const token = page.split('/').at(-1) ?? ''
    const none = await post('answers', { token })
    expect([none.status, none.html.includes('MISTAKE Valitse vastaus')]).toEqual([422, true])
    const { status, to } = await post('answers', { token, [first]: 'refund', [second]: 'scrapped' })
    expect([status, to]).toEqual([303, `${page}?vastattu=1`])
    const shown = (await read(`${page}?vastattu=1`)).html
    expect(shown).toContain('THANKS')
    expect(shown).toContain('[refund checked=""]')
    expect(shown).toContain('[scrapped checked=""]')
    await close()
    const late = await post('answers', { token, [first]: 'sold' })
    expect([late.status, late.html.includes('CLOSED')]).toEqual([409, true])
  })

  it('is not there for a token of nobody', async () => {
    await publish()
    expect(await read('/takaisinvedot/vastaus/abc.def')).toMatchObject({ status: 404, html: 'MISSING' })
  })
})

describe('an open recall', () => {
  it('stands on the passport of its units and in what pages are built of; a closed one is only listed', async () => {
    const unit = await findUnit(test.deps.db, 'APX-1')
    const passport = `/akkupassi/${unit?.passport_id}`
    expect((await read(passport)).html).not.toContain('takaisinveto')
    await publish()
    expect((await read(passport)).html).toContain(`href="/takaisinvedot/${slug}"`)
    const built = async () => (await readPublishedContent(test.deps.db)).recalls
    expect(await built()).toMatchObject([{ slug, state: 'open', product_ids: ['1'] }])
    await close()
    expect((await read(passport)).html).not.toContain('takaisinveto')
    expect(await built()).toMatchObject([{ slug, state: 'closed' }])
  })
})

it('the picture of a recall, also of a draft, is known to the media library', async () => {
  const path = `/api/admin/recalls/${id}`
  const { answer } = await test.call('GET /api/admin/recalls/{id}', { path })
  const picture = '/media/0199f3a2-7d41-7000-8000-000000000001'
  await test.call('PUT /api/admin/recalls/{id}', { path, body: { ...written(answer), picture } })
  expect((await usesOfMedia(test.deps.db)).get('0199f3a2-7d41-7000-8000-000000000001')).toEqual([
    { noun: 'recall', id, title: 'Latausliitin <b>' },
  ])
  await expect(
    refuseUsed(test.deps.db, '0199f3a2-7d41-7000-8000-000000000001', usesOfMedia, 'poistaa'),
  ).rejects.toMatchObject({ extras: { detail: expect.stringContaining('takaisinveto Latausliitin <b>') } })
})

const written = ({ title, product_ids, identification, hazard, action, remedies, remedy_text }: RecallDetail) => ({
  ...{ title, product_ids, identification, hazard, action, remedies, remedy_text },
})
