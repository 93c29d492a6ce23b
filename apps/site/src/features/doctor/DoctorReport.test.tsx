// @vitest-environment happy-dom
import type { Finding } from '@arkpax/schema/doctor'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '~/components/admin/signed-in.ts'
import { json, renderScreen } from '../../../test/screen.tsx'
import { DoctorLine } from './DoctorLine.tsx'
import { DoctorReport } from './DoctorReport.tsx'

const iban: Finding = {
  id: 'iban',
  title: 'Tilinumero',
  level: 'mend',
  text: 'Tilinumero puuttuu.',
  where: { label: 'Asetukset: Myynti', path: '/admin/settings#myynti' },
}
const disk: Finding = {
  id: 'disk',
  title: 'Levytila',
  level: 'well',
  text: 'Vapaana 100 Gt.',
  where: { label: 'Palvelimen levy', path: null },
}
const answering = (...findings: Finding[]) => ({
  'GET /api/admin/doctor': () => json({ checked_at: '2026-11-21T10:00:00.000Z', findings }),
})

it('tells what must be mended with the way to it, and what is well', async () => {
  renderScreen(<DoctorReport />, answering(iban, disk))
  expect(await screen.findByText('Yksi asia on korjattava.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Asetukset: Myynti' }).getAttribute('href')).toBe('/admin/settings#myynti')
  expect(screen.getByText('Vapaana 100 Gt.')).toBeTruthy()
})

it('asks again when somebody has mended something', async () => {
  let found: Finding[] = [iban]
  const { user } = renderScreen(<DoctorReport />, {
    'GET /api/admin/doctor': () => answering(...found)['GET /api/admin/doctor'](),
  })
  await screen.findByText('Yksi asia on korjattava.')
  found = [disk]
  await user.click(screen.getByRole('button', { name: 'Tutki uudelleen' }))
  expect(await screen.findByText('Kaikki on kunnossa.')).toBeTruthy()
})

it('says on the dashboard what must be mended, to those who can mend it, and else nothing', async () => {
  renderScreen(<DoctorLine />, answering(iban, disk))
  expect(await screen.findByText('Kaupassa on yksi korjattava asia')).toBeTruthy()
  signedIn.set({ name: 'M', email: 'm@example.fi', role: 'sales', second_factor: false, must_add_second_factor: false })
  const { calls } = renderScreen(<DoctorLine />, answering(iban))
  expect(calls).toEqual([])
})
