// @vitest-environment happy-dom
import type { RecallChoicePreview, RecallDetail } from '@arkpax/schema/recalls'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '~/components/admin/signed-in.ts'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../../test/screen.tsx'
import { ChooseUnits } from './ChooseUnits.tsx'
import { RecallSteps } from './RecallSteps.tsx'
import { RecallTexts } from './RecallTexts.tsx'
import { RecallUnits } from './RecallUnits.tsx'

const at = '2026-11-23T08:00:00.000Z'
const given: RecallDetail = {
  ...{ id: 'r1', slug: 'liitin', state: 'draft', title: 'Liitin', published_at: null, closed_at: null },
  ...{ product_ids: [], identification: 'Erä B7', hazard: 'Tulipalo', action: 'Irrota', remedies: ['repair'] },
  ...{ remedy_text: '', picture: null, round: 0, version: 3, created_at: at, updated_at: at },
  ...{ page: '/takaisinvedot/liitin', missing: [] },
  counts: { units: 12_000, with_address: 11_900, people: 10_000, told: 0, sent: 0, failed: 0, answered: 0 },
}
const PREVIEW = 'POST /api/admin/recalls/r1/choice-preview'
const ADD = 'POST /api/admin/recalls/r1/units'
const PUBLISH = 'POST /api/admin/recalls/r1/publish'
const preview: RecallChoicePreview = {
  ...{ units: 2, already: 0, with_address: 1, without_address: 1, people: 1, unknown: ['APX-9'], unknown_count: 1 },
  ...{ elsewhere: [{ serial: 'APX-1', title: 'Akku' }], elsewhere_count: 1 },
  ...{ other_product: [{ serial: 'PAN-1', product_name: 'Aurinkopaneeli' }], other_product_count: 1 },
}
const server: Answers = {
  [PREVIEW]: () => json(preview),
  [ADD]: () => json(given),
  [PUBLISH]: () => json({ ...given, state: 'open' }),
  'GET /api/admin/products': () => json([]),
}

it('adds units only after it has been seen whom that reaches', async () => {
  const tab = renderScreen(<ChooseUnits given={given} />, server)
  await tab.user.type(screen.getByLabelText('Sarjanumerot'), 'apx-1, apx-2, apx-9')
  await tab.user.click(screen.getByRole('button', { name: 'Tarkista valinta' }))
  const question = await screen.findByRole('dialog')
  for (const told of [
    '2 laitetta',
    '1 omistaja',
    'Sähköpostiosoitetta ei tiedetä: 1 laite',
    'APX-9',
    'APX-1 (Akku)',
    'PAN-1 (Aurinkopaneeli)',
  ])
    expect(question.textContent?.replaceAll('\u00A0', ' ')).toContain(told)
  expect(tab.callsOf(ADD)).toHaveLength(0)
  await tab.user.click(within(question).getByRole('button', { name: 'Lisää laitteet' }))
  await waitFor(() => expect(tab.callsOf(ADD)).toHaveLength(1))
  expect(tab.callsOf(ADD)[0]?.body).toMatchObject({ serials: 'apx-1, apx-2, apx-9' })
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Sarjanumerot').value).toBe(''))
})

it('says what is wrong with a choice at its field, and keeps what was typed', async () => {
  const tab = renderScreen(<ChooseUnits given={given} />, server)
  await tab.user.type(screen.getByLabelText('Sarjanumerosta'), 'APX-9')
  await tab.user.type(screen.getByLabelText('Sarjanumeroon'), 'APX-1')
  await tab.user.click(screen.getByRole('button', { name: 'Tarkista valinta' }))
  expect(await screen.findByText('Loppu on ennen alkua')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Sarjanumerosta').value).toBe('APX-9')
  expect(tab.callsOf(PREVIEW)).toHaveLength(0)
})

it('asks before publishing with the number of people, and sends the version that was seen', async () => {
  const tab = renderScreen(<RecallSteps given={given} />, server)
  await tab.user.click(screen.getByRole('button', { name: 'Julkaise ja lähetä' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent?.replaceAll('\u00A0', ' ')).toContain('viesti lähtee 10 000 omistajalle')
  expect(question.textContent?.replaceAll('\u00A0', ' ')).toContain('Sähköpostiosoitetta ei tiedetä: 100 laitetta')
  await tab.user.click(within(question).getByRole('button', { name: 'Julkaise ja lähetä' }))
  await waitFor(() => expect(tab.callsOf(PUBLISH)).toHaveLength(1))
  expect(tab.callsOf(PUBLISH)[0]?.ifMatch).toBe('"3"')
})

it('lets those who sell write, and leaves publishing to others', () => {
  signedIn.set({ name: 'Myyjä', email: null, role: 'sales', second_factor: false, must_add_second_factor: false })
  renderScreen(<RecallSteps given={given} />, server)
  expect(screen.queryByRole('button', { name: 'Julkaise ja lähetä' })).toBeNull()
  expect(screen.getByText('Takaisinvedon voi julkaista omistaja tai esihenkilö.')).toBeTruthy()
})

it('tells at its field which words belittle the danger', async () => {
  const tab = renderScreen(<RecallTexts given={given} draft="recall:r1" onTyped={() => {}} />, server)
  await tab.user.type(screen.getByLabelText('Vaara'), ' harvoin')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Poista sanat, jotka vähättelevät vaaraa: ”harvoin”')).toBeTruthy()
  expect(tab.callsOf('PUT /api/admin/recalls/r1')).toHaveLength(0)
})

it('names whom to telephone, and writes down what they told', async () => {
  const ANSWER = 'POST /api/admin/recalls/r1/answers'
  const open = { ...given, state: 'open' as const }
  const owner = { name: 'Aino Korhonen', email: null, phone: '040 123 4567', mail: 'none', told_at: null }
  const tab = renderScreen(<RecallUnits given={open} />, {
    'GET /api/admin/recalls/r1/units': () =>
      json([
        {
          ...{ id: 'u1', serial: 'APX-1', product_name: 'Ark PRO', in_stock: false, owners: [owner] },
          ...{ answer: null, answered_at: null, answered_via: null },
        },
      ]),
    [ANSWER]: () => problem(409, 'recall_closed', 'Takaisinveto on päättynyt.'),
  })
  expect((await screen.findByRole('link', { name: '040 123 4567' })).getAttribute('href')).toBe('tel:0401234567')
  await tab.user.click(screen.getByRole('button', { name: 'Kirjaa vastaus, APX-1' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('option', { name: 'Rahojen palautus' })).toBeNull()
  await tab.user.selectOptions(within(dialog).getByLabelText('Vastaus'), 'repair')
  await tab.user.click(within(dialog).getByRole('button', { name: 'Kirjaa vastaus' }))
  await waitFor(() => expect(shownToasts()).toHaveLength(1))
  expect(tab.callsOf(ANSWER)[0]?.body).toEqual({ serial: 'APX-1', answer: 'repair' })
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Vastaus').value).toBe('repair')
})
