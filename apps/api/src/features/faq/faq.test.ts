import { beforeEach, describe, expect, it } from 'vitest'
import { seedFaq } from '../../../seeds/faq.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { publishedVersion } from '../publishing/publishing.repo.ts'
import { readShownFaq } from './faq.repo.ts'

const WARRANTY = 'kuinka-pitka-takuu-on'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const faq = async () => (await test.call('GET /api/admin/faq')).answer
const entries = async () => (await faq()).sections.flatMap((section) => section.entries)
const entry = async (id: string) => (await entries()).find((one) => one.id === id)
const pathOf = (kind: 'entries' | 'sections', id: string) => `/api/admin/faq/${kind}/${id}`
const at = (version: number) => ({ 'If-Match': `"${version}"` })
const add = async (fields: object = {}) =>
  (
    await test.call('POST /api/admin/faq/entries', {
      body: { section_id: 'yleista', question: 'Mistä nimi tulee?', answer: 'Arkista.', ...fields },
    })
  ).answer
const change = async (id: string, body: object, headers = {}) =>
  (await test.call('PUT /api/admin/faq/entries/{id}', { path: pathOf('entries', id), body, headers })).answer
const remove = (id: string, headers = {}) =>
  test.call('DELETE /api/admin/faq/entries/{id}', { path: pathOf('entries', id), headers })
const addSection = async (title: string) =>
  (await test.call('POST /api/admin/faq/sections', { body: { title } })).answer
const order = async () =>
  (await faq()).sections.map(({ id, entries }) => ({ id, entries: entries.map(({ id }) => id) }))
const audits = async () =>
  (await test.deps.db.selectFrom('audit_log').select(['action', 'entity', 'entity_id']).orderBy('id').execute()).map(
    ({ action, entity, entity_id }) => [action, entity, entity_id],
  )

describe('a new shop', () => {
  it('has the first questions in their sections, all shown', async () => {
    const { sections } = await faq()
    expect(sections.map(({ title }) => title)).toEqual(['Yleistä', 'Lataus ja käyttö', 'Takuu ja huolto'])
    expect(sections.every((section) => section.entries.length >= 8)).toBe(true)
    expect((await entries()).every(({ shown, version }) => shown && version === 1)).toBe(true)
    expect(await entry(WARRANTY)).toMatchObject({ section_id: 'takuu-ja-huolto', question: 'Kuinka pitkä takuu on?' })
  })

  it('gets them once: what staff have deleted stays deleted', async () => {
    await remove(WARRANTY)
    await seedFaq(test.deps.db)
    expect(await entry(WARRANTY)).toBeUndefined()
  })
})

describe('a question', () => {
  it('becomes the last of its section, with an anchor of its words', async () => {
    const added = await add()
    expect(added).toEqual({
      id: 'mista-nimi-tulee',
      section_id: 'yleista',
      question: 'Mistä nimi tulee?',
      answer: 'Arkista.',
      asked_as: '',
      shown: true,
      version: 1,
    })
    expect((await faq()).sections[0]?.entries.at(-1)).toEqual(added)
    expect((await add()).id).toBe('mista-nimi-tulee-2')
  })

  it('keeps its anchor when it changes, and what is left out', async () => {
    const before = await entry(WARRANTY)
    const changed = await change(WARRANTY, { question: 'Kauanko takuu kestää?' })
    expect(changed).toEqual({ ...before, question: 'Kauanko takuu kestää?', version: 2 })
  })

  it('has other ways of asking it, which no other question may have', async () => {
    const lines = ' paljonks takuuta jäljel \r\n\nonks tää takuussa\nonks tää takuussa'
    expect((await change(WARRANTY, { asked_as: lines })).asked_as).toBe('paljonks takuuta jäljel\nonks tää takuussa')
    const shown = (await readShownFaq(test.deps.db)).flatMap(({ questions }) => questions)
    expect(shown.find(({ id }) => id === WARRANTY)?.askedAs).toEqual(['paljonks takuuta jäljel', 'onks tää takuussa'])

    const body = { section_id: 'yleista', question: 'Uusi?', answer: 'Niin.', asked_as: 'Onks tää takuussa' }
    const { status, problem } = await test.fail('POST /api/admin/faq/entries', { body })
    const detail = '”Onks tää takuussa” on jo kysymyksellä ”Kuinka pitkä takuu on?”. Poista se toisesta.'
    expect([status, problem.errors]).toEqual([422, [{ path: 'asked_as', detail }]])
  })

  it('has its paragraphs where lines were broken', async () => {
    const typed = '  Ensin.\r\nToiseksi. \n\n\n Kolmanneksi.'
    expect((await change(WARRANTY, { answer: typed })).answer).toBe('Ensin.\n\nToiseksi.\n\nKolmanneksi.')
    const shown = (await readShownFaq(test.deps.db)).flatMap(({ questions }) => questions)
    expect(shown.find(({ id }) => id === WARRANTY)?.answer).toEqual(['Ensin.', 'Toiseksi.', 'Kolmanneksi.'])
  })

  it('moves to the end of another section', async () => {
    await change(WARRANTY, { section_id: 'yleista' })
    const { sections } = await faq()
    expect(sections[0]?.entries.at(-1)?.id).toBe(WARRANTY)
    expect(sections[2]?.entries.map(({ id }) => id)).not.toContain(WARRANTY)
  })

  it('stays in its place when its own section is sent with it', async () => {
    const before = await order()
    await change(WARRANTY, { section_id: 'takuu-ja-huolto' })
    expect(await order()).toEqual(before)
  })

  it('that is hidden is seen by staff only, and a section without shown ones not at all', async () => {
    const section = await addSection('Uutta')
    const { id } = await add({ section_id: section.id, shown: false })
    expect(await entry(id)).toMatchObject({ shown: false })
    expect((await readShownFaq(test.deps.db)).map(({ title }) => title)).not.toContain('Uutta')
    await change(id, { shown: true })
    expect((await readShownFaq(test.deps.db)).at(-1)).toMatchObject({ title: 'Uutta', questions: [{ id }] })
  })

  it('is deleted once', async () => {
    const { id } = await add()
    await remove(id)
    expect(await entry(id)).toBeUndefined()
    const again = await test.fail('DELETE /api/admin/faq/entries/{id}', { path: pathOf('entries', id) })
    expect([again.status, again.problem.detail]).toEqual([404, 'Kysymystä ei löytynyt.'])
  })

  it.each([
    [{ question: ' ' }, 'question', 'Kysymys on pakollinen'],
    [{ question: 'k'.repeat(201) }, 'question', 'Enintään 200 merkkiä'],
    [{ question: 'Kaksi\nriviä?' }, 'question', 'Tekstissä on merkkejä, joita ei voi tallentaa'],
    [{ answer: '\n \n' }, 'answer', 'Vastaus on pakollinen'],
    [{ answer: 'v'.repeat(5001) }, 'answer', 'Enintään 5\u00A0000 merkkiä'],
    [{ section_id: 'ei-ole' }, 'section_id', 'Aihetta ei enää ole. Valitse toinen.'],
  ])('with %j is refused at its field', async (fields, path, detail) => {
    const body = { section_id: 'yleista', question: 'K?', answer: 'V.', ...fields }
    const made = await test.fail('POST /api/admin/faq/entries', { body })
    expect([made.status, made.problem.errors]).toEqual([422, [{ path, detail }]])
    const changed = await test.fail('PUT /api/admin/faq/entries/{id}', {
      path: pathOf('entries', WARRANTY),
      body: fields,
    })
    expect([changed.status, changed.problem.errors]).toEqual([422, [{ path, detail }]])
  })

  it('that two change at once keeps the first change, and the second is shown it', async () => {
    const saved = await change(WARRANTY, { answer: 'Kolme vuotta.' }, at(1))
    const late = await test.fail('PUT /api/admin/faq/entries/{id}', {
      path: pathOf('entries', WARRANTY),
      body: { answer: 'Neljä vuotta.' },
      headers: at(1),
    })
    expect([late.status, late.problem.current]).toEqual([412, saved])
    const removal = await test.fail('DELETE /api/admin/faq/entries/{id}', {
      path: pathOf('entries', WARRANTY),
      headers: at(1),
    })
    expect([removal.status, removal.problem.current]).toEqual([412, saved])
    expect(await entry(WARRANTY)).toEqual(saved)
  })
})

describe('a fact that a text names', () => {
  it('is listed with what stands in its place now', async () => {
    const { facts } = (await test.call('GET /api/admin/faq/facts')).answer
    expect(facts).toContainEqual({ name: 'terms.warrantyMonths', value: '24' })
    expect(facts.every(({ name, value }) => name !== '' && value !== '')).toBe(true)
  })

  it('is told too where it is counted, once a question names it', async () => {
    const counted = async () => (await test.call('GET /api/admin/faq/facts')).answer.counted.map(({ name }) => name)
    await change(WARRANTY, {
      question: 'Kauanko kestää?',
      answer: '[[Product.1.lasts.55]] tai [[product.1.capacity]].',
    })
    expect(await counted()).toContain('product.1.lasts.55')
    expect(await counted()).not.toContain('product.1.capacity')
  })

  it('is kept by its name, and refused at its field where nobody knows it', async () => {
    const answer = 'Takuu on [[terms.warrantyMonths]] kuukautta.'
    expect((await change(WARRANTY, { answer })).answer).toBe(answer)
    const path = pathOf('entries', WARRANTY)
    const body = { question: 'Mikä on [[company.fax]]?', answer: 'Se on [[kuu]].' }
    const { status, problem } = await test.fail('PUT /api/admin/faq/entries/{id}', { path, body })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([
      {
        path: 'question',
        detail: expect.stringMatching(/^Tietoa \[\[company\.fax\]\] ei ole\. .*\[\[company\.phone\]\]/),
      },
      { path: 'answer', detail: expect.stringMatching(/^Tietoa \[\[kuu\]\] ei ole\. .*\[\[company\./) },
    ])
    const created = await test.fail('POST /api/admin/faq/entries', { body: { section_id: 'yleista', ...body } })
    expect(created.status).toBe(422)
  })
})

describe('a section', () => {
  it('is added as the last, renamed with its anchor kept, and deleted when it is empty', async () => {
    const made = await addSection('Kierrätys')
    expect(made).toEqual({ id: 'aihe-kierratys', title: 'Kierrätys', version: 1 })
    const path = pathOf('sections', made.id)
    const renamed = await test.call('PUT /api/admin/faq/sections/{id}', {
      path,
      body: { title: 'Loppu' },
      headers: at(1),
    })
    expect(renamed.answer).toEqual({ id: made.id, title: 'Loppu', version: 2 })
    expect((await faq()).sections.at(-1)).toEqual({ ...renamed.answer, entries: [] })
    const late = await test.fail('PUT /api/admin/faq/sections/{id}', { path, body: { title: 'Muu' }, headers: at(1) })
    expect([late.status, late.problem.current]).toEqual([412, renamed.answer])
    await test.call('DELETE /api/admin/faq/sections/{id}', { path })
    expect((await faq()).sections).toHaveLength(3)
  })

  it('with questions is not deleted', async () => {
    const path = pathOf('sections', 'yleista')
    const { status, problem } = await test.fail('DELETE /api/admin/faq/sections/{id}', { path })
    expect([status, problem.detail]).toEqual([409, 'Siirrä tai poista ensin aiheen kysymykset.'])
    expect((await faq()).version).toBe(1)
  })
})

describe('the order', () => {
  const put = async (sections: unknown, headers = {}) =>
    (await test.call('PUT /api/admin/faq/order', { body: { sections }, headers })).answer

  it('is kept as it was put, over sections too', async () => {
    const [general, use, care] = await order()
    const wanted = [
      { id: care?.id, entries: [...(general?.entries.slice(0, 2) ?? []), ...(care?.entries.toReversed() ?? [])] },
      { id: use?.id, entries: use?.entries },
      { id: general?.id, entries: general?.entries.slice(2) },
    ]
    const { version } = await put(wanted, at(1))
    expect(version).toBe(2)
    expect(await order()).toEqual(wanted)
    expect((await entries()).every((one) => one.version === 1)).toBe(true)
  })

  it('of two who arrange is that of the first; the second is shown it', async () => {
    const [first = { id: '', entries: [] }, ...rest] = await order()
    const saved = await put([...rest, first], at(1))
    const late = await test.fail('PUT /api/admin/faq/order', { body: { sections: [first, ...rest] }, headers: at(1) })
    expect([late.status, late.problem.current]).toEqual([412, saved])
  })

  it('is another after somebody has added a question: an order without it is late', async () => {
    const before = await order()
    await add()
    const late = await test.fail('PUT /api/admin/faq/order', { body: { sections: before }, headers: at(1) })
    expect(late.status).toBe(412)
  })

  it('must hold everything once', async () => {
    const [first = { id: '', entries: [] }, ...rest] = await order()
    for (const sections of [
      rest,
      [first, first, ...rest],
      [{ ...first, entries: first.entries.slice(1) }, ...rest],
      [{ ...first, entries: [...first.entries, first.entries[0]] }, ...rest],
      [{ id: first.entries[0], entries: first.entries.slice(1).concat(first.id) }, ...rest],
    ]) {
      const { status } = await test.fail('PUT /api/admin/faq/order', { body: { sections } })
      expect(status).toBe(422)
    }
    expect((await faq()).version).toBe(1)
  })

  it('and every other change is counted for the pages and written down', async () => {
    const steps = [
      async () => put((await order()).toReversed()),
      () => change(WARRANTY, { shown: false }),
      () => remove(WARRANTY),
    ]
    for (const step of steps) {
      const before = await publishedVersion(test.deps.db)
      await step()
      expect(await publishedVersion(test.deps.db)).toBe(before + 1)
    }
    expect(await audits()).toEqual([
      ['update', 'faq_order', '1'],
      ['update', 'faq_entry', WARRANTY],
      ['delete', 'faq_entry', WARRANTY],
    ])
  })
})

describe('the assistant', () => {
  const ask = async (message: string) => (await test.call('POST /api/chat', { body: { message } })).answer

  it('answers with what a question says now, and not with a hidden one', async () => {
    const question = 'Saako asemaan tilata kaiverruksen?'
    const { id } = await add({ question, answer: 'Kyllä, kaiverramme nimen kylkeen.' })
    const first = await ask(question)
    expect(first.reply).toContain('nimen kylkeen')
    expect(first.sources[0]?.url).toBe(`/general-faqs#${id}`)
    await change(id, { answer: 'Kyllä, kaiverramme nimen kanteen.' })
    expect((await ask(question)).reply).toContain('nimen kanteen')
    await change(id, { shown: false })
    expect((await ask(question)).reply).not.toContain('kaiverramme')
  })

  it('links to no hidden question', async () => {
    await test.deps.db.updateTable('faq_entries').set({ shown: false }).execute()
    for (const text of ['Mitä IP67 tarkoittaa?', 'What does IP67 mean?', 'Saako asemaa käyttää sateessa?']) {
      const { reply, sources } = await ask(text)
      expect(reply).not.toBe('')
      expect(sources.filter(({ url }) => url.startsWith('/general-faqs#'))).toEqual([])
    }
  })
})
