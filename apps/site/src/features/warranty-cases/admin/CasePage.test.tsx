// @vitest-environment happy-dom
import type { WarrantyCaseDetail } from '@arkpax/schema/warranty-cases'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen } from '../../../../test/screen.tsx'
import { CaseDevice } from './CaseDevice.tsx'
import { CaseStepForm } from './CaseStepForm.tsx'
import { CaseWork } from './CaseWork.tsx'
import { OpenCaseForm } from './OpenCaseForm.tsx'

const at = '2026-11-23T08:00:00.000Z'
const given: WarrantyCaseDetail = {
  ...{ id: 'w1', number: 5001, state: 'received', name: 'Aino Korhonen', email: 'aino@example.fi', phone: null },
  ...{ serial_number: 'APX-1', product_model: null, purchase_date: null, retailer: null, fault_kind: 'charging' },
  ...{ description: 'Ei lataudu.', wish: 'repair', decision: null, refusal_reason: null, replacement_serial: null },
  ...{ loan_serial: null, loan_out_on: null, loan_back_on: null, parts: [], contact_message_id: null },
  ...{ due_on: '2026-12-07', is_late: false, closed_at: null, version: 2, created_at: at, updated_at: at },
  ...{ warranty: null, files: [], events: [], registrations: [], unit: null, unit_events: [], former_cases: [] },
}
const mail = { to: 'aino@example.fi', subject: 'Takuuasia 5001: korjattu', text: 'Laitteesi on korjattu.' }
const STEPS = 'POST /api/admin/warranty-cases/w1/steps'
const server: Answers = {
  'POST /api/admin/warranty-cases/w1/step-preview': () =>
    json({ mail, warranty_until: { before: '2028-06-01', after: '2029-06-01' } }),
  [STEPS]: () => json({ ...given, state: 'repaired', version: 3 }),
}

it('says of the day beside who registered the device that it is the day of purchase', () => {
  const registration = { id: 'g1', owner: 'Hanna Laine', email: 'hanna@example.fi', flagged: false }
  renderScreen(
    <CaseDevice given={{ ...given, registrations: [{ ...registration, purchase_date: '2026-11-26' }] }} />,
    {},
  )
  expect(screen.getByText('Hanna Laine, hanna@example.fi, ostettu 26.11.2026')).toBeTruthy()
})

it('takes a step only after its mail and the new end of the warranty have been seen', async () => {
  const tab = renderScreen(<CaseStepForm given={given} />, server)
  await tab.user.selectOptions(screen.getByLabelText('Uusi tila'), 'repaired')
  await tab.user.type(screen.getByLabelText(/^Viesti asiakkaalle/), 'Uusi laturi.')
  await tab.user.click(screen.getByRole('button', { name: 'Jatka' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('Laitteesi on korjattu.')
  expect(question.textContent).toContain('se päättyy 1.6.2029, aiemmin 1.6.2028')
  expect(tab.callsOf(STEPS)).toHaveLength(0)
  await tab.user.click(within(question).getByRole('button', { name: 'Vahvista' }))
  await waitFor(() => expect(tab.callsOf(STEPS)).toHaveLength(1))
  const [call] = tab.callsOf(STEPS)
  expect([call?.ifMatch, call?.body]).toMatchObject([
    '"2"',
    { state: 'repaired', message: 'Uusi laturi.', notify: true },
  ])
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Uusi tila').value).toBe(''))
})

it('takes no step while something typed of the work is not saved, and says so', async () => {
  const tab = renderScreen(<CaseStepForm given={given} isTyped />, server)
  await tab.user.selectOptions(screen.getByLabelText('Uusi tila'), 'repaired')
  expect(screen.getByText(/tallentamattomia muutoksia/)).toBeTruthy()
  await tab.user.click(screen.getByRole('button', { name: 'Jatka' }))
  expect(tab.callsOf('POST /api/admin/warranty-cases/w1/step-preview')).toHaveLength(0)
})

it('asks why a case is refused, at its field', async () => {
  const tab = renderScreen(<CaseStepForm given={given} />, server)
  await tab.user.selectOptions(screen.getByLabelText('Uusi tila'), 'refused')
  await tab.user.click(screen.getByRole('button', { name: 'Jatka' }))
  expect(await screen.findByText('Kerro, miksi takuu ei korvaa vikaa')).toBeTruthy()
})

it('keeps what is typed of the work where the server refuses it, and says so at its field', async () => {
  const PUT = 'PUT /api/admin/warranty-cases/w1'
  const errors = [{ path: 'loan_serial', detail: 'Anna lainalaitteen sarjanumero' }]
  const tab = renderScreen(<CaseWork given={given} draft="warranty-case:w1" onTyped={() => {}} />, {
    [PUT]: () => problem(422, 'invalid_fields', 'Tarkista tiedot', { errors }),
  })
  await tab.user.click(screen.getByRole('button', { name: 'Lisää osa' }))
  await tab.user.type(screen.getByLabelText('Osa'), 'Laturi')
  await tab.user.clear(screen.getByLabelText('Määrä'))
  await tab.user.type(screen.getByLabelText('Määrä'), '2')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Anna lainalaitteen sarjanumero')).toBeTruthy()
  const [call] = tab.callsOf(PUT)
  expect([call?.ifMatch, call?.body]).toMatchObject(['"2"', { parts: [{ name: 'Laturi', quantity: 2 }] }])
  expect(screen.getByLabelText<HTMLInputElement>('Osa').value).toBe('Laturi')
})

it('opens a case that came by telephone, and says at its field what is missing', async () => {
  const POST = 'POST /api/admin/warranty-cases'
  const form = <OpenCaseForm serial="APX-1" name="warranty-case:new" onTyped={() => {}} onCancel={() => {}} />
  const tab = renderScreen(form, { [POST]: () => problem(503, 'busy', 'Yritä hetken kuluttua uudelleen.') })
  await tab.user.click(screen.getByRole('button', { name: 'Uusi takuuasia' }))
  for (const told of ['Valitse, mikä vika on', 'Kuvaile vika', 'Anna sähköpostiosoite tai puhelinnumero'])
    expect(await screen.findByText(told)).toBeTruthy()
  await tab.user.selectOptions(screen.getByLabelText('Miten asiakas otti yhteyttä'), 'Puhelimitse')
  await tab.user.selectOptions(screen.getByLabelText('Vika'), 'Muu vika')
  await tab.user.selectOptions(screen.getByLabelText('Asiakkaan toive'), 'Korjaus')
  await tab.user.type(screen.getByLabelText('Mitä asiakas kertoi'), 'Ei käynnisty.')
  await tab.user.type(screen.getByLabelText('Nimi'), 'Aino')
  await tab.user.type(screen.getByLabelText('Puhelin'), '050 765 4321')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await tab.user.click(screen.getByRole('button', { name: 'Uusi takuuasia' }))
  await waitFor(() => expect(tab.callsOf(POST)).toHaveLength(1))
  expect(tab.callsOf(POST)[0]?.body).toMatchObject({
    ...{ serial_number: 'APX-1', product_model: null, fault_kind: 'other', email: '', phone: '050 765 4321' },
    origin: 'phone',
  })
  expect(screen.getByLabelText<HTMLInputElement>('Nimi').value).toBe('Aino')
})
