// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen } from '../../../../test/screen.tsx'
import { SavedReplies } from './SavedReplies.tsx'

const reply = {
  id: 's1',
  name: 'Toimitusaika',
  text: 'Soita [[company.phone]].',
  resolved_text: 'Soita 09 123.',
  version: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}
const LIST = 'GET /api/admin/saved-replies'

async function show(answers: Answers) {
  const tab = renderScreen(<SavedReplies />, answers)
  await tab.user.click(screen.getByRole('button', { name: 'Valmiit vastaukset' }))
  return tab
}

it('without any, it says what they are for', async () => {
  await show({ [LIST]: () => json([]) })
  expect(await screen.findByText('Ei vielä valmiita vastauksia')).toBeDefined()
})

it('a text that leaves open what nobody fills is not sent; what the server refuses is told at its field', async () => {
  const { user, callsOf } = await show({
    [LIST]: () => json([]),
    'POST /api/admin/saved-replies': () =>
      problem(422, 'invalid_fields', 'Tarkista tiedot', {
        errors: [{ path: 'text', detail: 'Tietoa [[company.phoen]] ei ole.' }],
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Uusi valmis vastaus' }))
  await user.type(await screen.findByLabelText('Nimi'), 'Puhelin')
  await user.click(screen.getByLabelText('Teksti'))
  await user.paste('Hei {{kutsumanimi}}')
  await user.click(screen.getByRole('button', { name: 'Tallenna valmis vastaus' }))
  expect(await screen.findByText(/^Paikkamerkkiä \{\{kutsumanimi\}\} ei ole\./)).toBeDefined()
  expect(callsOf('POST /api/admin/saved-replies')).toEqual([])
  await user.clear(screen.getByLabelText('Teksti'))
  await user.paste('Soita [[company.phoen]].')
  await user.click(screen.getByRole('button', { name: 'Tallenna valmis vastaus' }))
  expect(await screen.findByText('Tietoa [[company.phoen]] ei ole.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Teksti').value).toBe('Soita [[company.phoen]].')
})

it('one is changed as it is written, over the version that was seen', async () => {
  const { user, callsOf } = await show({
    [LIST]: () => json([reply]),
    'PUT /api/admin/saved-replies/s1': () => json({ ...reply, version: 2 }),
  })
  expect(await screen.findByText('Soita 09 123.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Muokkaa valmista vastausta: Toimitusaika' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Teksti')).value).toBe('Soita [[company.phone]].')
  await user.type(screen.getByLabelText('Nimi'), ' Suomeen')
  await user.click(screen.getByRole('button', { name: 'Tallenna muutokset' }))
  await waitFor(() =>
    expect(callsOf('PUT /api/admin/saved-replies/s1')[0]).toMatchObject({
      body: { name: 'Toimitusaika Suomeen', text: 'Soita [[company.phone]].' },
      ifMatch: '"1"',
    }),
  )
})

it('one that a colleague has changed meanwhile is saved with what both have typed', async () => {
  const { user, callsOf } = await show({
    [LIST]: () => json([reply]),
    'PUT /api/admin/saved-replies/s1': ({ ifMatch }) =>
      ifMatch === '"1"'
        ? problem(412, 'stale', 'Muuttunut', { current: { ...reply, text: 'Kollegan teksti', version: 2 } })
        : json({ ...reply, version: 3 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Muokkaa valmista vastausta: Toimitusaika' }))
  await user.type(await screen.findByLabelText('Nimi'), ' Suomeen')
  await user.click(screen.getByRole('button', { name: 'Tallenna muutokset' }))
  await waitFor(() => expect(callsOf('PUT /api/admin/saved-replies/s1')).toHaveLength(2))
  expect(callsOf('PUT /api/admin/saved-replies/s1')[1]).toMatchObject({
    ifMatch: '"2"',
    body: { name: 'Toimitusaika Suomeen', text: 'Kollegan teksti' },
  })
})
