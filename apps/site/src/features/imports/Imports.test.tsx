// @vitest-environment happy-dom
import type { ImportRun } from '@arkpax/schema/imports'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heldAnswer, json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { ImportScreen } from './ImportScreen.tsx'
import { NewImport } from './NewImport.tsx'

const run: ImportRun = {
  ...{ id: 'i', kind: 'products', file_name: 'hinnat.csv', state: 'previewed', skipped: 0, left: 0 },
  columns: [
    { heading: 'Tunniste', field: 'id' },
    { heading: 'Hinta', field: 'price' },
    { heading: 'Väri', field: null },
  ],
  counts: { new: 1, changed: 1_233, unchanged: 5, refused: 2 },
  ...{ author: 'Aino Virtanen', created_at: '2026-11-22T15:00:00.000Z', done_at: null, taken_back_at: null },
}
const POST = 'POST /api/admin/imports'
const ONE = 'GET /api/admin/imports/i'
const ROWS = 'GET /api/admin/imports/i/rows'
const RUN = 'POST /api/admin/imports/i/run'
const BACK = 'POST /api/admin/imports/i/take-back'

const events = (...list: { event: string; data: unknown }[]) =>
  new Response(list.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''))
const progress = { event: 'progress', data: { rows: 500, of: 1_234 } }
const file = (content = 'Tunniste;Hinta\n1;5', name = 'hinnat.csv') => new File([content], name, { type: 'text/csv' })

function openNew(answers = {}) {
  const read: string[] = []
  const tab = renderScreen(<NewImport onRead={({ id }) => read.push(id)} />, answers)
  const press = () => tab.user.click(screen.getByRole('button', { name: 'Esikatsele' }))
  return { ...tab, read, press, field: screen.getByLabelText<HTMLInputElement>('Tiedosto') }
}

it('asks for the file at its field, and sends the one that was chosen', async () => {
  const { press, field, user, callsOf, read } = openNew({
    [POST]: () => events(progress, { event: 'done', data: run }),
  })
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Valitse tiedosto')
  expect(document.activeElement).toBe(field)
  expect(callsOf(POST)).toEqual([])
  await user.upload(field, file())
  await user.selectOptions(screen.getByLabelText('Mitä tuodaan'), 'Varastosaldot')
  await press()
  await waitFor(() => expect(read).toEqual(['i']))
  expect(callsOf(POST)[0]?.body).toEqual({
    ...{ kind: 'stock', file_name: 'hinnat.csv' },
    content: Buffer.from('Tunniste;Hinta\n1;5').toString('base64'),
  })
})

it('says at the field why a file cannot be read, and keeps the choice', async () => {
  const detail = 'Tiedostossa on vain otsikot, ei yhtään riviä.'
  const refusal = { errors: [{ path: 'content', detail }] }
  const { press, field, user } = openNew({ [POST]: () => problem(422, 'invalid_fields', 'Tarkista tiedot', refusal) })
  await user.upload(field, file())
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(document.activeElement).toBe(field)
  expect(field.files?.[0]?.name).toBe('hinnat.csv')
  expect(shownToasts()).toEqual([])
})

it('a file of over 20 MB is not sent', async () => {
  const { press, field, user, callsOf } = openNew()
  const large = file()
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
  await user.upload(field, large)
  expect(screen.getByRole('alert').textContent).toBe('Tiedosto on liian suuri. Enintään 20\u00A0Mt.')
  await press()
  expect(callsOf(POST)).toEqual([])
})

const changed = { number: 2, outcome: 'changed', title: 'Ark PRO', reason: null }
const rows = [
  { ...changed, changes: [{ field: 'price', from: '10,00', to: '5,00' }] },
  { number: 3, outcome: 'refused', title: 'Outo', changes: [], reason: 'Tuotetta ei ole.' },
]

const openOne = (answers = {}, one: ImportRun = run) =>
  renderScreen(<ImportScreen id="i" onOpen={() => {}} />, {
    [ONE]: () => json(one),
    [ROWS]: () => json(rows),
    ...answers,
  })

it('shows what each row would do, and asks before it is done; the progress is told', async () => {
  const held = heldAnswer(() => events(progress, { event: 'done', data: { ...run, state: 'done', skipped: 3 } }))
  let now = run
  const { user, callsOf } = openOne({ [ONE]: () => json(now), [RUN]: held.answer })
  const table = await screen.findByRole('table')
  expect(within(table).getByText('10,00')).toBeTruthy()
  expect(within(table).getByText('Tuotetta ei ole.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tuo 1\u00A0234\u00A0riviä' }))
  expect(callsOf(RUN)).toEqual([])
  const question = within(screen.getByRole('dialog'))
  expect(question.getByText(/Uusia 1, muuttuvia 1 233\. Hylättyjä rivejä ei tuoda \(2\)/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Tuo 1\u00A0234\u00A0riviä' }))
  expect((await screen.findByRole('status')).textContent).toBe('Rivejä tuodaan')
  now = { ...run, state: 'done', skipped: 3 }
  held.release()
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('1\u00A0231\u00A0riviä tuotu'))
  expect(await screen.findByText(/3 riviä jätettiin tuomatta/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Peru tuonti' })).toBeTruthy()
})

it('says that nobody knows when the line breaks off, and reads the file anew', async () => {
  const { user, callsOf } = openOne({ [RUN]: () => events(progress) })
  await user.click(await screen.findByRole('button', { name: 'Tuo 1\u00A0234\u00A0riviä' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tuo 1\u00A0234\u00A0riviä' }))
  await waitFor(() =>
    expect(shownToasts().at(-1)).toMatchObject({ tone: 'destructive', title: 'Tuonti ei onnistunut' }),
  )
  expect(shownToasts().at(-1)?.description).toContain('Palvelin vie työn loppuun')
  await waitFor(() => expect(callsOf(ONE).length).toBeGreaterThan(1))
})

it('an import that is closed already is told in the words of the server', async () => {
  const done: ImportRun = { ...run, state: 'done', done_at: '2026-11-22T15:05:00.000Z' }
  const { user } = openOne({ [BACK]: () => problem(409, 'import_closed', 'Tuonti on jo tehty tai peruttu.') }, done)
  await user.click(await screen.findByRole('button', { name: 'Peru tuonti' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Peru tuonti' }))
  await waitFor(() => expect(shownToasts().at(-1)?.description).toBe('Tuonti on jo tehty tai peruttu.'))
})

it('names the columns that are not read, and says how to read them otherwise', async () => {
  renderScreen(<ImportScreen id="j" onOpen={() => {}} />, {
    'GET /api/admin/imports/j': () => json({ ...run, id: 'j' }),
  })
  expect(await screen.findByText('Sarakkeet: Yhtä saraketta ei lueta.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Väri').disabled).toBe(true)
  expect(screen.getByText('Jos haluat muuttaa sarakkeita, valitse tiedosto uudelleen.')).toBeTruthy()
})
