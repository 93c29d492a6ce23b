// @vitest-environment happy-dom
import type { StaffMember } from '@arkpax/schema/staff'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../test/screen.tsx'
import { StaffList } from './StaffList.tsx'

const member = (at: number): StaffMember =>
  ({
    ...{ id: `p${at}`, name: `Henkilö ${at}`, email: `henkilo${at}@arkpax.fi`, role: at === 3 ? 'editor' : 'sales' },
    ...{ state: 'active', second_factor: false, last_seen_at: null, invitation_expires_at: null },
  }) as unknown as StaffMember
const nothing = () => {}
const open = (count: number) =>
  renderScreen(<StaffList onEdit={nothing} onInvite={nothing} onRemove={nothing} />, {
    'GET /api/admin/staff': () =>
      json({
        members: Array.from({ length: count }, (_, at) => member(at)),
        security: { second_factor_required: false },
      }),
  })
const names = async () =>
  within(await screen.findByRole('list', { name: /./ }))
    .getAllByText(/^Henkilö/)
    .map(({ textContent }) => textContent)

it('has no search while all are seen at once', async () => {
  open(6)
  expect(await names()).toHaveLength(6)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('is searched by name, address and role, which stays in the address', async () => {
  const { user } = open(7)
  await user.type(await screen.findByRole('searchbox'), 'sisältö')
  await expect.poll(() => location.search).toBe('?q=sis%C3%A4lt%C3%B6')
  await expect.poll(names).toEqual(['Henkilö 3'])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'eiketään')
  expect(await screen.findByText('Ei tuloksia')).toBeTruthy()
})
