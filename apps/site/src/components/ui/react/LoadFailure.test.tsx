// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '~/lib/api.ts'
import { renderScreen } from '../../../../test/screen.tsx'
import { LoadFailure } from './LoadFailure.tsx'

const show = (status: number, detail: string) =>
  renderScreen(
    <LoadFailure
      title="Laitteen tietojen lataaminen epäonnistui"
      error={new ApiError(status, '', { type: 'about:blank', title: '', status, detail, code: 'other' })}
      onRetry={() => {}}
    />,
  )

it('what did not come can be tried again', () => {
  show(503, 'Palvelu on hetken poissa')
  expect(screen.getByRole('alert').textContent).toContain('Palvelu on hetken poissa')
  expect(screen.getByRole('button').textContent).toBe('Yritä uudelleen')
})

it('what is not there is only told', () => {
  show(404, 'Laitetta ei löytynyt')
  expect(screen.getByRole('alert').textContent).toContain('Laitetta ei löytynyt')
  expect(screen.queryByRole('button')).toBeNull()
})
