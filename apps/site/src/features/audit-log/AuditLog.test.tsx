// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { heldAnswer, json, problem, renderScreen } from '../../../test/screen.tsx'
import { AuditLog } from './AuditLog.tsx'

const LIST = 'GET /api/admin/audit-log'
const line = {
  id: '0199f3a2-7d41-7000-8000-000000000001',
  number: 1,
  actor: 'Aino Virtanen <aino@example.com>',
  action: 'update',
  entity: 'product',
  entity_id: '1',
  title: 'Ark PRO 2400W',
  changes: [{ field: 'price', from: '3 350,00', to: '3 400,00' }],
  forgotten: false,
  created_at: '2026-11-21T10:05:00.000Z',
}
const whole = { lines: 1234, forgotten: 0, head: { number: 1234, hash: 'x' }, broken: null }
const others = {
  'GET /api/admin/audit-log/actors': () => json({ actors: [null, '?', line.actor] }),
  'GET /api/admin/audit-log/chain': () => json(whole),
}
const shown = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
beforeEach(() => history.replaceState(null, '', '/admin/log'))

it('tells who changed what from which value to which, when it has come, and until then that it is on its way', async () => {
  const held = heldAnswer(() =>
    json([line, { ...line, id: '2', actor: null, action: 'bless', entity: 'ship', title: null }]),
  )
  renderScreen(<AuditLog />, { ...others, [LIST]: held.answer })
  expect(screen.getByText('Ladataan...')).toBeTruthy()
  held.release()
  expect(await shown()).toEqual([
    expect.stringMatching(
      /21\.11\.2026.*12[.:]05.*Aino Virtanen <aino@example\.com>MuuttiHinta \(€\): 3 350,00 → , uusi arvo: 3 400,00Tuote Ark PRO 2400W$/,
    ),
    expect.stringMatching(/Yhteinen salasanablessprice: .*ship 1$/),
  ])
  const link = screen.getByRole('link', { name: 'Ark PRO 2400W' })
  expect(link.getAttribute('href')).toBe('/admin/product-management?tuote=1')
})

it('calls an order by its running number, and one of before by the first characters of its id', async () => {
  const order = { ...line, entity: 'order', entity_id: '0199f3a2-7d41', changes: [] }
  const lines = [
    { ...order, title: '1042' },
    { ...order, id: '2', title: null },
  ]
  renderScreen(<AuditLog />, { ...others, [LIST]: () => json(lines) })
  expect((await screen.findByRole('link', { name: '1042' })).getAttribute('href')).toContain(
    '/admin/orders/0199f3a2-7d41',
  )
  expect(await shown()).toEqual([expect.stringMatching(/Tilaus 1042$/), expect.stringMatching(/Tilaus 0199f3a2$/)])
})

it('says once what a thing is whose name says it', async () => {
  const lines = [{ ...line, entity: 'return', entity_id: '7', title: 'Palautus 5002', changes: [] }]
  renderScreen(<AuditLog />, { ...others, [LIST]: () => json(lines) })
  expect(await shown()).toEqual([expect.not.stringContaining('Palautus Palautus')])
})

it('folds many values, and says so where they have been forgotten', async () => {
  const many = ['name', 'price', 'stock', 'category', 'status'].map((field) => ({ field, from: null, to: field }))
  const lines = [
    { ...line, changes: many },
    { ...line, id: '2', action: 'delete', changes: [], forgotten: true },
  ]
  renderScreen(<AuditLog />, { ...others, [LIST]: () => json(lines) })
  const [first, second] = (await screen.findAllByRole('row')).slice(1)
  expect(first?.querySelector('details summary')?.textContent).toBe('5\u00A0tietoa')
  expect(second?.textContent).toContain('Arvot on poistettu')
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull()
})

it('asks for what the filters in the address choose, and takes them away on demand', async () => {
  history.replaceState(null, '', '/admin/log?kohde=order&tunniste=7&teko=bless&days=2026-11-01--')
  const { user, calls } = renderScreen(<AuditLog />, { ...others, [LIST]: () => json([]) })
  expect(await screen.findByRole('heading', { name: 'Ei tapahtumia näillä ehdoilla' })).toBeTruthy()
  expect(screen.getByText('Vain yksi kohde: Tilaus 7')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kuka' }), 'Yhteinen salasana')
  expect(location.search).toContain('kuka=admin')
  expect(location.search).toContain('tunniste=7')
  await user.click(screen.getByRole('button', { name: 'Näytä kaikki kohteet' }))
  expect(location.search).not.toContain('tunniste')
  await user.click(await screen.findByRole('button', { name: 'Tyhjennä' }))
  expect(location.search).toBe('')
  const asked = calls.filter(({ call }) => call === LIST).map(({ query }) => query)
  expect(asked[0]).toMatchObject({ entity: 'order', entity_id: '7', from: '2026-11-01' })
  expect(asked[0]?.action).toBeFalsy()
})

it('tells that the chain is whole, or where and how it is broken', async () => {
  renderScreen(<AuditLog />, { ...others, [LIST]: () => json([line]) })
  expect((await screen.findByText(/Ketju ehjä/)).textContent).toContain('1\u00A0234\u00A0riviä')
})

it('says at once where the chain is broken', async () => {
  const broken = { ...whole, broken: { number: 17, reason: 'changed' } }
  const chain = { 'GET /api/admin/audit-log/chain': () => json(broken) }
  renderScreen(<AuditLog />, { ...others, ...chain, [LIST]: () => json([line]) })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Ketju on poikki riviltä 17')
  expect(alert.textContent).toContain('Riviä on muutettu.')
})

it('says so where nothing has been done yet', async () => {
  renderScreen(<AuditLog />, { ...others, [LIST]: () => json([]) })
  expect(await screen.findByRole('heading', { name: 'Ei vielä tapahtumia' })).toBeTruthy()
})

it('tells why the list did not come and reads it again on demand', async () => {
  let isBroken = true
  const { user } = renderScreen(<AuditLog />, {
    ...others,
    [LIST]: () => (isBroken ? problem(500, 'internal', 'Palvelimella tapahtui virhe') : json([line])),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Tapahtumien lataaminen epäonnistui')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
  expect(await screen.findByText('Ark PRO 2400W')).toBeTruthy()
})
