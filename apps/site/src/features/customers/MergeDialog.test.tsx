// @vitest-environment happy-dom
import type { CustomerDetail, CustomerRow } from '@arkpax/schema/customers'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../test/screen.tsx'
import { MergeDialog } from './MergeDialog.tsx'

const row: CustomerRow = {
  ...{ id: 'a', email: 'aino@koti.fi', name: 'Aino Korhonen', company: null, phone: null, tags: [] },
  ...{ orders: 1, bought: 3350, last_at: '2026-11-21T10:05:00.000Z' },
}
const other = { ...row, id: 'b', email: 'aino@tyo.fi' }
const customer: CustomerDetail = {
  ...row,
  ...{
    display_name: null,
    own_company: null,
    business_id: null,
    own_phone: null,
    version: 1,
    addresses: [],
    notes: [],
  },
  sections: {
    ...{ orders: null, messages: null, registrations: null, reviews: null, mails: null, chats: null, newsletter: null },
    ...{ offers: null, stock_alerts: null },
  },
  last_delivery: null,
}
const LIST = 'GET /api/admin/customers'
const open = (answers: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<MergeDialog customer={customer} open onClose={() => {}} />, answers)

it('offers the others with the same name, tells what comes together, and merges once that is confirmed', async () => {
  const preview = { into: row, other, addresses: ['aino@koti.fi', 'aino@tyo.fi'], orders: 2, bought: 6700, notes: 0 }
  const { user, callsOf } = open({
    [LIST]: () => json([row, other]),
    'GET /api/admin/customers/a/merge': () => json({ ...preview, tags: ['vene'] }),
    'POST /api/admin/customers/a/merge': () => json(customer),
  })
  await user.click(await screen.findByRole('button', { name: 'Valitse aino@tyo.fi' }))
  expect(await screen.findByText('aino@koti.fi, aino@tyo.fi')).toBeTruthy()
  expect(callsOf('POST /api/admin/customers/a/merge')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yhdistä' }))
  expect(callsOf('POST /api/admin/customers/a/merge')).toMatchObject([{ body: { other_id: 'b' } }])
})

it('says so where the search finds nobody but the customer', async () => {
  open({ [LIST]: () => json([row]) })
  expect(await screen.findByRole('heading', { name: 'Ei muita asiakkaita' })).toBeTruthy()
})
