// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeIndexedDb } from '../../../../test/fake-indexed-db.ts'
import { json, type MadeCall, problem, renderScreen } from '../../../../test/screen.tsx'
import { PostScreen } from './PostScreen.tsx'
import { newPostFields } from './post-values.ts'

const at = '2026-11-20T10:00:00.000Z'
const post = {
  ...{ id: 7, title: 'Akku', slug: 'akku', excerpt: 'Lyhyesti', content: '<p>x</p>', tags: [], author: 'a' },
  ...{ category: 'Vinkit', image_url: '', read_time: '5 min', is_published: true, published_at: at, publish_at: null },
  ...{ withdraw_at: null, version: 2, created_at: at, updated_at: at },
}
const stored = { ...newPostFields, ...post, tags: '' }
const PUT = 'PUT /api/admin/blog-drafts/7'

/** A server with one draft, which others can type in too. */
function serve({ isAway = (): boolean => false } = {}) {
  const draft = {
    ...{ id: '7', post_id: 7, version: 0, is_changed: false, post_version: 2, saved_at: null as string | null },
    ...{ saved_by: 'Aino' as string | null, fields: stored },
  }
  const keep = ({ body, ifMatch }: MadeCall) => {
    if (isAway()) throw new TypeError('Failed to fetch')
    if (ifMatch !== `"${draft.version}"`) return problem(412, 'stale', 'Muuttunut', { current: draft })
    Object.assign(draft, body, { version: draft.version + 1, is_changed: true, saved_at: new Date().toISOString() })
    return json({ version: draft.version, saved_at: draft.saved_at })
  }
  const answers = {
    'GET /api/admin/blog/7': () => json(post),
    'GET /api/admin/blog-drafts/7': () => json(draft),
    'GET /api/admin/blog-drafts/7/shares': () => json([]),
    'GET /api/admin/blog-drafts/7/revisions': () => json([]),
    'PUT /api/admin/blog-drafts/7/presence': () => json({ others: [], state: String(draft.version) }),
    [PUT]: keep,
  }
  const type = (more: Partial<typeof stored>) =>
    Object.assign(draft, { fields: { ...draft.fields, ...more }, version: draft.version + 1, is_changed: true })
  return { draft, answers, othersType: type }
}

const show = (answers: ReturnType<typeof serve>['answers']) =>
  renderScreen(<PostScreen of={{ id: 7 }} onLeave={() => {}} onCreated={() => {}} />, answers)
const title = () => screen.findByLabelText('Otsikko')
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const within = { timeout: 2_500 }

let rows: Map<string, unknown>
beforeEach(() => {
  rows = fakeIndexedDb()
})

it('what is typed is on the server within two seconds, and the post stays as it is until it is updated', async () => {
  const { draft, answers } = serve()
  const { callsOf } = show(answers)
  await type('Otsikko', 'Akku helteellä')
  await waitFor(() => expect(draft.fields.title).toBe('Akku helteellä'), { timeout: 2_000 })
  expect(await screen.findByText(/^Luonnos tallennettu klo/)).toBeTruthy()
  expect(callsOf('PUT /api/admin/blog/7')).toEqual([])
  expect(rows.size).toBe(0)
})

it('without a server it stays in the browser, which says so, and a new screen brings it back and sends it', async () => {
  let isAway = true
  const { draft, answers } = serve({ isAway: () => isAway })
  const { unmount } = show(answers)
  await type('Otsikko', 'Ilman verkkoa')
  expect((await screen.findAllByText(/^Palvelimeen ei saada yhteyttä/, {}, within)).length).toBeGreaterThan(0)
  unmount()
  isAway = false
  show(answers)
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'Ilman verkkoa'))
  expect(screen.getByText(/^Palautimme tekstin/)).toBeTruthy()
  await waitFor(() => expect(draft.fields.title).toBe('Ilman verkkoa'), within)
})

it('what another types elsewhere in the post comes into the form', async () => {
  const { draft, answers, othersType } = serve()
  show(answers)
  await title()
  othersType({ excerpt: 'Ainon tiivistelmä' })
  await type('Otsikko', 'Oma otsikko')
  await waitFor(
    () => expect(draft.fields).toMatchObject({ title: 'Oma otsikko', excerpt: 'Ainon tiivistelmä' }),
    within,
  )
  expect(screen.getByLabelText('Tiivistelmä')).toHaveProperty('value', 'Ainon tiivistelmä')
})

it('where both type the same field both texts stand side by side, and nothing is sent before one is chosen', async () => {
  const { draft, answers, othersType } = serve()
  show(answers)
  await title()
  othersType({ title: 'Ainon otsikko' })
  await type('Otsikko', 'Oma otsikko')
  const own = await screen.findByRole('radio', { name: /Oma otsikko/ }, within)
  expect(screen.getByRole('radio', { name: /Ainon otsikko/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Kopioi oma tekstini' })).toBeTruthy()
  await type('Otsikko', 'Oma otsikko jatkuu')
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_800)))
  expect(draft.fields.title).toBe('Ainon otsikko')
  fireEvent.click(own)
  await waitFor(() => expect(draft.fields.title).toBe('Oma otsikko jatkuu'), within)
})

it('scripts in every field are text, and are sent as they are', async () => {
  const { draft, answers } = serve()
  show(answers)
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  for (const label of ['Otsikko', 'URL-slug', 'Tiivistelmä', 'Kirjoittaja', 'Lukuaika', 'Tagit', 'Kuvan URL'])
    await type(label, hostile)
  await waitFor(() => expect(draft.fields).toMatchObject({ title: hostile, image_url: hostile, tags: hostile }), within)
  expect(document.querySelector('script, img[src=x]')).toBeNull()
})
