// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heldAnswer, json, problem, renderScreen } from '../../../test/screen.tsx'
import { AuditLog } from './AuditLog.tsx'

const LIST = 'GET /api/admin/audit-log'
const line = {
  id: '0199f3a2-7d41-7000-8000-000000000001',
  number: 1,
  title: null,
  changes: [],
  forgotten: false,
  actor: 'Aino Virtanen',
  action: 'stock',
  entity: 'product',
  entity_id: '1',
  created_at: '2026-11-21T10:05:00.000Z',
}
const shown = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)

it('tells who did what and to which thing, when it has come, and until then that it is on its way', async () => {
  const held = heldAnswer(() => json([line, { ...line, id: '2', actor: null, action: 'bless', entity: 'ship' }]))
  renderScreen(<AuditLog />, { [LIST]: held.answer })
  expect(screen.getByRole('status').textContent).toBe('Ladataan...')
  held.release()
  expect(await shown()).toEqual([
    expect.stringMatching(/21\.11\.2026.*12[.:]05.*Aino VirtanenMuutti varastosaldoaTuote 1$/),
    expect.stringMatching(/Yhteinen salasanablessship 1$/),
  ])
})

it('says so where nothing has been done yet', async () => {
  renderScreen(<AuditLog />, { [LIST]: () => json([]) })
  expect(await screen.findByRole('heading', { name: 'Ei vielä tapahtumia' })).toBeTruthy()
})

it('tells why the list did not come and reads it again on demand', async () => {
  let isBroken = true
  const { user } = renderScreen(<AuditLog />, {
    [LIST]: () => (isBroken ? problem(500, 'internal', 'Palvelimella tapahtui virhe') : json([line])),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Tapahtumien lataaminen epäonnistui')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
  expect(await screen.findByText('Aino Virtanen')).toBeTruthy()
})
