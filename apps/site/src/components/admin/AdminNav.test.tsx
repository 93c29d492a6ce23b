// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { json, renderScreen } from '../../../test/screen.tsx'
import { AdminNav } from './AdminNav.tsx'
import { keepDraft, readDraft } from './form-drafts.ts'

const LOGOUT = 'POST /api/admin/logout'
const open = () =>
  renderScreen(<AdminNav current="contact" isFolded={false} onFold={() => {}} />, {
    [LOGOUT]: () => new Response(null, { status: 204 }),
    'GET /api/admin/today': () =>
      json({ items: [], counts: { message: 3, 'new-order': 120, 'slow-order': 1 }, workday_minutes: 480 }),
  })
const signOut = () => screen.getByRole('button', { name: 'Kirjaudu ulos' })

it('signs out at once where nothing is typed', async () => {
  const { user, callsOf } = open()
  await user.click(signOut())
  await waitFor(() => expect(callsOf(LOGOUT)).toHaveLength(1))
})

it('asks first where something is typed, and loses nothing when it is not meant', async () => {
  const { user, callsOf } = open()
  keepDraft('replies', 'Hei!')
  await user.click(signOut())
  const question = screen.getByRole('dialog', { name: 'Kirjaudutaanko ulos?' })
  expect(question.textContent).toContain('Se häviää, kun kirjaudut ulos.')
  await user.click(screen.getByRole('button', { name: 'Peruuta' }))
  expect(callsOf(LOGOUT)).toEqual([])
  expect(readDraft('replies', z.string())).toBe('Hei!')

  await user.click(signOut())
  await user.click(screen.getByRole('button', { name: 'Kirjaudu ulos ja hylkää tekstit' }))
  await waitFor(() => expect(callsOf(LOGOUT)).toHaveLength(1))
  await waitFor(() => expect(readDraft('replies', z.string())).toBeUndefined())
})

it('tells beside each section how much waits in it, to those who listen too, in the words that are seen', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Yhteydenotot 3 odottaa' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tilaukset 99+ odottaa' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Chat' })).toBeTruthy()
})
