// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, renderScreen } from '../../../test/screen.tsx'
import { LoginForm } from './LoginForm.tsx'

it('offers the code at once where too many have guessed at the password', async () => {
  const sent: unknown[] = []
  const refusal = { second_factors: ['app', 'passkey'] }
  const { user } = renderScreen(<LoginForm variant="dashboard" />, {
    'POST /api/admin/login': ({ body }) => {
      sent.push(body)
      return problem(429, 'too_many_requests', 'Odota hetki.', refusal)
    },
  })
  await user.type(screen.getByLabelText(/^Sähköposti/), 'aino@arkpax.fi')
  await user.type(screen.getByLabelText(/^Salasana/), 'salasana123')
  await user.keyboard('{Enter}')
  await user.type(await screen.findByLabelText(/koodi/i), '123456')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Odota hetki.')).toBeTruthy()
  expect(sent).toMatchObject([{}, { code: '123456' }])
})
