// @vitest-environment happy-dom
import type { OrderNote } from '@arkpax/schema/order-notes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '~/components/admin/signed-in.ts'
import { type Answers, json, problem, renderScreen } from '../../../../test/screen.tsx'
import { OrderNotes } from './OrderNotes.tsx'

const own: OrderNote = {
  ...{ id: 'n1', author_name: 'Omistaja', text: 'Soitettu', is_own: true, version: 1 },
  ...{ created_at: '2026-11-22T10:00:00.000Z', updated_at: '2026-11-22T10:00:00.000Z' },
}
const others: OrderNote = { ...own, id: 'n2', author_name: 'Eero Laine', text: 'Ei vastannut', is_own: false }
const LIST = 'GET /api/admin/orders/o1/notes'
const ADD = 'POST /api/admin/orders/o1/notes'
const CHANGE = 'PUT /api/admin/order-notes/n1'
const REMOVE = 'DELETE /api/admin/order-notes/n1'

function open(stored: OrderNote[], answers: Answers = {}) {
  return renderScreen(<OrderNotes orderId="o1" />, { [LIST]: () => json(stored), ...answers })
}
const edit = async ({ user }: ReturnType<typeof open>, words: string) => {
  await user.click(await screen.findByRole('button', { name: /^Muokkaa muistiinpanoa/ }))
  const field = screen.getByLabelText('Muistiinpano')
  await user.clear(field)
  await user.type(field, words)
  await user.click(screen.getByRole('button', { name: 'Tallenna muistiinpano' }))
}

it('adds a note and clears its field; what the server refuses stays, with why', async () => {
  const stored: OrderNote[] = []
  const tab = open(stored, {
    [ADD]: ({ body }) => {
      if (!JSON.stringify(body).includes('Soitettu'))
        return problem(422, 'invalid', 'Ei', { errors: [{ path: 'text', detail: 'Kirjoita muistiinpano' }] })
      stored.push(own)
      return json(own, 201)
    },
  })
  expect(await screen.findByText('Tilauksella ei ole muistiinpanoja.')).toBeTruthy()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Uusi muistiinpano')
  await tab.user.type(field, ' ')
  await tab.user.click(screen.getByRole('button', { name: 'Lisää muistiinpano' }))
  expect(await screen.findByText('Kirjoita muistiinpano')).toBeTruthy()
  await tab.user.type(field, 'Soitettu')
  await tab.user.click(screen.getByRole('button', { name: 'Lisää muistiinpano' }))
  expect(within(await screen.findByRole('listitem')).getByText('Omistaja')).toBeTruthy()
  await waitFor(() => expect(field.value).toBe(''))
})

it('offers to change and delete one’s own notes alone', async () => {
  open([own, others])
  await screen.findByText('Ei vastannut')
  expect(screen.getAllByRole('button', { name: /^Muokkaa muistiinpanoa/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Poista muistiinpano/ })).toHaveLength(1)
})

it('shows what another tab has saved before it is written over', async () => {
  const theirs = { ...own, text: 'Soitettu kahdesti', version: 2 }
  const tab = open([own], {
    [CHANGE]: ({ ifMatch }) =>
      ifMatch === '"1"' ? problem(412, 'stale', 'Muutettu', { current: theirs }) : json({ ...own, version: 3 }),
  })
  await edit(tab, 'Soitettu illalla')
  expect(await screen.findByText(/Soitettu kahdesti/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Muistiinpano').value).toBe('Soitettu illalla')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna muistiinpano' }))
  await waitFor(() => expect(screen.queryByLabelText('Muistiinpano')).toBeNull())
  expect(tab.callsOf(CHANGE).map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
    ['"1"', { text: 'Soitettu illalla' }],
    ['"2"', { text: 'Soitettu illalla' }],
  ])
})

it('asks before it deletes', async () => {
  const tab = open([own], { [REMOVE]: () => new Response(null, { status: 204 }) })
  await tab.user.click(await screen.findByRole('button', { name: /^Poista muistiinpano/ }))
  const asked = within(await screen.findByRole('dialog', { name: 'Poistetaanko muistiinpano?' }))
  expect(tab.callsOf(REMOVE)).toEqual([])
  await tab.user.click(asked.getByRole('button', { name: 'Poista muistiinpano' }))
  await waitFor(() => expect(tab.callsOf(REMOVE)).toHaveLength(1))
})

it('is only read by a role that reads orders', async () => {
  signedIn.set({ name: 'Veera', email: null, role: 'viewer', second_factor: false, must_add_second_factor: false })
  open([own])
  expect(await screen.findByText('Soitettu')).toBeTruthy()
  expect(screen.queryByLabelText('Uusi muistiinpano')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('lets the screen stand where it is when the notes come', async () => {
  open([own])
  expect(await screen.findByText('Soitettu')).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})
