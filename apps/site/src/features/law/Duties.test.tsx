// @vitest-environment happy-dom
import type { LawDuty } from '@arkpax/schema/law'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '~/components/admin/signed-in.ts'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { Duties } from './Duties.tsx'

const duty: LawDuty = {
  id: 'order-button',
  what: 'Tilausnappi',
  since: '2014-06-13',
  in_force: true,
  reading: 'Napin sanat kertovat maksuvelvollisuudesta.',
  note: '',
  where: [{ label: 'Asetukset', path: '/admin/settings' }],
  missing: '',
  source: 'KSL',
  is_own: false,
  text_version: 'abc123',
  state: 'changed',
  last_check: { checked_by: 'Asianajaja Laine', checked_on: '2026-11-01', text_version: '000000' },
  version: 3,
}
const answers = { 'GET /api/admin/law': () => json({ duties: [duty] }) }

it('tells how a duty stands, and who checked it in which version', async () => {
  renderScreen(<Duties />, answers)
  await screen.findByText('Tilausnappi')
  const text = document.body.textContent
  expect(text).toContain('Muuttunut tarkistuksen jälkeen')
  expect(text).toContain('abc123 · Asianajaja Laine, 1.11.2026')
})

it('shows no way to change it to those who only look', async () => {
  signedIn.set({
    name: 'V',
    email: 'v@example.fi',
    role: 'viewer',
    second_factor: false,
    must_add_second_factor: false,
  })
  renderScreen(<Duties />, answers)
  await screen.findByText('Tilausnappi')
  expect(screen.queryByRole('button')).toBeNull()
})

it('records a check of the version that was seen, and says at the field what is missing', async () => {
  const { user, calls } = renderScreen(<Duties />, {
    ...answers,
    'POST /api/admin/law/order-button/checks': () => json({ ...duty, state: 'checked' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Kirjaa tarkistus: Tilausnappi' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Kirjaa tarkistus' }))
  expect(await dialog.findByText('Tarkistajan nimi on pakollinen')).toBeTruthy()
  await user.type(dialog.getByLabelText(/Tarkistaja/), 'Asianajaja Laine')
  await user.click(dialog.getByRole('button', { name: 'Kirjaa tarkistus' }))
  const sent = calls.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toMatchObject({ checked_by: 'Asianajaja Laine', text_version: 'abc123' })
})

it('asks whose words stay where somebody else changed the reading meanwhile, and loses neither', async () => {
  const current = { ...duty, reading: 'Toisen tulkinta.', version: 4 }
  const { user } = renderScreen(<Duties />, {
    ...answers,
    'PUT /api/admin/law/order-button': () => problem(412, 'stale', 'Joku muu tallensi', { current }),
  })
  await user.click(await screen.findByRole('button', { name: 'Muokkaa tulkintaa: Tilausnappi' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reading = dialog.getByLabelText(/^Tulkinta/)
  await user.clear(reading)
  await user.type(reading, 'Oma tulkinta.')
  await user.click(dialog.getByRole('button', { name: 'Tallenna tulkinta' }))
  expect(await dialog.findByText('Joku muu tallensi tämän juuri')).toBeTruthy()
  expect(dialog.getByText('Toisen tulkinta.')).toBeTruthy()
  expect(reading).toHaveProperty('value', 'Oma tulkinta.')
})
