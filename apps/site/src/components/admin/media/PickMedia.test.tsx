// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inventedMedia } from '../../../../test/invented-media.ts'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { signedIn } from '../signed-in.ts'
import { PickMedia } from './PickMedia.tsx'

const LIST = 'GET /api/admin/media'

it('gives the address of what is chosen, and closes', async () => {
  const chosen: string[] = []
  const { user, callsOf } = renderScreen(<PickMedia onChoose={({ address }) => chosen.push(address)} />, {
    [LIST]: () => json([inventedMedia({ alt: 'Ark PRO laiturilla' })]),
  })
  await user.click(screen.getByRole('button', { name: 'Valitse kirjastosta' }))
  await user.click(await screen.findByRole('button', { name: 'Valitse laituri.jpg Ark PRO laiturilla' }))
  expect(chosen).toEqual([inventedMedia().address])
  expect(screen.queryByRole('heading', { name: 'Valitse kuva' })).toBeNull()
  expect(callsOf(LIST)[0]?.query).toMatchObject({ kind: 'picture' })
})

it('searches, and says when nothing is found', async () => {
  const { user, callsOf } = renderScreen(<PickMedia kind="document" onChoose={() => {}} />, { [LIST]: () => json([]) })
  await user.click(screen.getByRole('button', { name: 'Valitse kirjastosta' }))
  expect(await screen.findByText('Kirjasto on tyhjä')).toBeTruthy()
  await user.type(screen.getByLabelText('Hae nimellä tai kuvan tekstillä'), 'ohje')
  await waitFor(() => expect(callsOf(LIST).at(-1)?.query).toMatchObject({ q: 'ohje', kind: 'document' }))
  expect(await screen.findByText('Tiedostoja ei löytynyt')).toBeTruthy()
})

it('is not there for whoever may not see the library', () => {
  signedIn.set({
    name: 'Katsoja',
    email: 'k@example.fi',
    role: 'viewer',
    second_factor: false,
    must_add_second_factor: false,
  })
  renderScreen(<PickMedia onChoose={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
})
