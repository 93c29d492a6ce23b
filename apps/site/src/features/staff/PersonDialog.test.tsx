// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen } from '../../../test/screen.tsx'
import { PersonDialog } from './PersonDialog.tsx'

const person = {
  ...{ id: 'p1', name: 'Aino Virtanen', email: 'aino@example.com', role: 'sales', state: 'active', version: 1 },
  ...{ second_factor: false, invitation_expires_at: null, last_seen_at: null },
}
const SAVE = 'PUT /api/admin/staff/p1'
const staff: Answers = {
  'GET /api/admin/staff': () => json({ members: [person], security: { second_factor_required: false } }),
}
const stale = (current: object) => problem(412, 'stale', 'Joku muu on muokannut tätä välissä.', { current })

/** The person open in the form, with another name typed. */
async function renamed(answers: Answers) {
  let closed = 0
  const shown = renderScreen(<PersonDialog editing="p1" onClose={() => closed++} />, { ...staff, ...answers })
  const name = await screen.findByLabelText('Nimi')
  // The browser of these tests shows the first option whatever the form begins with.
  await shown.user.selectOptions(screen.getByLabelText('Rooli'), 'sales')
  await shown.user.clear(name)
  await shown.user.type(name, 'Aino Korhonen')
  await shown.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  return { ...shown, closed: () => closed, saved: () => shown.callsOf(SAVE) }
}

it('what is typed is saved over what somebody else has saved of another field meanwhile', async () => {
  const theirs = { ...person, role: 'editor', version: 2 }
  const { saved, closed } = await renamed({
    [SAVE]: ({ ifMatch }) => (ifMatch === '"1"' ? stale(theirs) : json({ ...theirs, version: 3 })),
  })
  await waitFor(() => expect(closed()).toBe(1))
  expect(saved().map(({ ifMatch, body }) => ({ ifMatch, body }))).toEqual([
    { ifMatch: '"1"', body: { name: 'Aino Korhonen', role: 'sales' } },
    { ifMatch: '"2"', body: { name: 'Aino Korhonen', role: 'editor' } },
  ])
})

it('where both have changed the same field nothing is saved until one of the two is chosen', async () => {
  const theirs = { ...person, name: 'Aino Lahtinen', version: 2 }
  const { saved, closed, user } = await renamed({
    [SAVE]: ({ ifMatch }) => (ifMatch === '"1"' ? stale(theirs) : json({ ...theirs, version: 3 })),
  })
  expect(await screen.findByText(/Aino Lahtinen/)).toBeTruthy()
  expect(saved()).toHaveLength(1)
  expect(closed()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Käytä kaikissa omaa' }))
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(closed()).toBe(1))
  expect(saved()[1]).toMatchObject({ ifMatch: '"2"', body: { name: 'Aino Korhonen' } })
})

it('what the server says of a field stands at it, and what was typed stays', async () => {
  const errors = [{ path: 'name', detail: 'Nimi on liian pitkä' }]
  const { closed } = await renamed({ [SAVE]: () => problem(422, 'invalid_fields', 'Tarkista tiedot', { errors }) })
  expect(await screen.findByText('Nimi on liian pitkä')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Nimi').value).toBe('Aino Korhonen')
  expect(closed()).toBe(0)
})
