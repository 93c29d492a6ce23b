// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../test/screen.tsx'
import { PasskeyForm } from './PasskeyForm.tsx'

vi.mock('~/components/admin/passkey-prompt.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('tells that what asks for a finger could not be fetched, and keeps what is typed', async () => {
  const { user, calls } = renderScreen(<PasskeyForm onAdded={() => {}} />)
  await user.type(screen.getByLabelText('Salasana'), 'talvinen laituri')
  await user.click(screen.getByRole('button', { name: 'Jatka' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Tarkista verkkoyhteys')
  expect(screen.getByLabelText('Salasana')).toHaveProperty('value', 'talvinen laituri')
  expect(calls).toEqual([])
})
