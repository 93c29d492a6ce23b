// @vitest-environment happy-dom
import { type AccountingAccounts, usualAccounts } from '@arkpax/schema/accounting'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { Accounts } from './Accounts.tsx'

const READ = 'GET /api/admin/accounting/accounts'
const WRITE = 'PUT /api/admin/accounting/accounts'
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const at = (version: number, changes: Partial<AccountingAccounts> = {}) => ({ ...usualAccounts, ...changes, version })
beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('admin_token', 't')
})

async function type(user: ReturnType<typeof renderScreen>['user'], name: string, typed: string) {
  await user.clear(await field(name))
  await user.type(await field(name), typed)
}

it('what is typed is there again after a reload, and can be thrown away', async () => {
  const first = renderScreen(<Accounts />, { [READ]: () => json(at(1)) })
  await type(first.user, 'Arvonlisävero', '2940')
  await new Promise((pause) => setTimeout(pause, 400))
  first.unmount()
  const second = renderScreen(<Accounts />, { [READ]: () => json(at(1)) })
  await waitFor(async () => expect((await field('Arvonlisävero')).value).toBe('2940'))
  await second.user.click(screen.getByRole('button', { name: /Hylkää/ }))
  expect((await field('Arvonlisävero')).value).toBe(usualAccounts.vat)
})

it('what a colleague saved meanwhile is shown beside what was typed, and other fields come along', async () => {
  let saved = 0
  const theirs = at(2, { vat: '2950', other_sales: '3099' })
  const { user, callsOf } = renderScreen(<Accounts />, {
    [READ]: () => json(at(1)),
    [WRITE]: () =>
      saved++ === 0
        ? problem(412, 'stale', 'Muutettu', { current: theirs })
        : json({ ...theirs, vat: '2940', version: 3 }),
  })
  await type(user, 'Arvonlisävero', '2940')
  await user.click(screen.getByRole('button', { name: 'Tallenna tilit' }))
  const conflict = within(await screen.findByRole('region'))
  expect((await field('Muu myynti')).value).toBe('3099')
  await user.click(conflict.getByLabelText(/2940/))
  await user.click(screen.getByRole('button', { name: 'Tallenna tilit' }))
  await waitFor(() => expect(callsOf(WRITE)).toHaveLength(2))
  expect(callsOf(WRITE)[1]?.body).toMatchObject({ vat: '2940', other_sales: '3099' })
})

it('a wrong number is told at its field', async () => {
  const { user, callsOf } = renderScreen(<Accounts />, { [READ]: () => json(at(1)) })
  await type(user, 'Muu myynti', '3o90')
  await user.click(screen.getByRole('button', { name: 'Tallenna tilit' }))
  expect(await screen.findByText('Tilin numerossa on 3–8 numeroa')).toBeTruthy()
  expect(callsOf(WRITE)).toEqual([])
})

it('the account of what is owed to customers is kept and saved as the others', async () => {
  const { user, callsOf } = renderScreen(<Accounts />, {
    [READ]: () => json(at(1, { to_return: '2990' })),
    [WRITE]: () => json(at(2, { to_return: '2991' })),
  })
  expect((await field('Asiakkaille palautettavaa')).value).toBe('2990')
  await type(user, 'Asiakkaille palautettavaa', '2991')
  await user.click(screen.getByRole('button', { name: 'Tallenna tilit' }))
  await waitFor(() => expect(callsOf(WRITE)[0]?.body).toMatchObject({ to_return: '2991', vat: usualAccounts.vat }))
})
