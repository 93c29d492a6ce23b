// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answers, heldAnswer, json, renderScreen } from '../../../../test/screen.tsx'
import { signOut } from '../admin-session.ts'
import { signedIn } from '../signed-in.ts'
import { PaletteButton } from './PaletteButton.tsx'

const SEARCH = 'GET /api/admin/search'
const order = { kind: 'order', id: 'o1', title: 'Tilaus 1042', detail: 'Aino Korhonen · Odottaa' }
const found = (...hits: object[]) => json({ hits })

let opened: string[]
beforeEach(() => {
  opened = []
  vi.spyOn(location, 'assign').mockImplementation((url) => void opened.push(String(url)))
})

async function openPalette(answers: Answers = {}) {
  const tab = renderScreen(<PaletteButton />, { [SEARCH]: () => found(order), ...answers })
  await tab.user.keyboard('{Control>}k{/Control}')
  return { ...tab, field: await screen.findByRole('combobox') }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

it('opens what was found by a number with the keyboard alone', async () => {
  const { user, field } = await openPalette()
  expect(document.activeElement).toBe(field)
  await user.keyboard('1042')
  expect(await screen.findByRole('option', { name: /Tilaus 1042/ })).toBeTruthy()
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{Enter}')
  expect(opened).toEqual(['/admin/orders/o1'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('goes round its list with the arrows, screens before things', async () => {
  const { user } = await openPalette()
  await user.keyboard('tilau')
  await screen.findByText('Tilaus 1042')
  const all = options()
  expect(all[0]).toContain('Tilaukset')
  expect(all.at(-1)).toContain('Tilaus 1042')
  expect(chosen()).toBe(all[0])
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toBe(all.at(-1))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe(all[1])
})

it('asks once when the typing pauses, and shows nothing of what was asked before', async () => {
  const late = heldAnswer(() => found({ ...order, title: 'Vanha osuma' }))
  let asked = 0
  const { user, field, callsOf } = await openPalette({
    [SEARCH]: () => {
      asked += 1
      return asked === 1 ? late.answer() : found({ ...order, title: 'Uusi osuma' })
    },
  })
  await user.type(field, 'korh')
  await waitFor(() => expect(callsOf(SEARCH)).toHaveLength(1))
  await user.type(field, 'onen')
  await screen.findByText('Uusi osuma')
  late.release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('Vanha osuma')).toBeNull()
  expect(callsOf(SEARCH)).toHaveLength(2)
})

it('tells that nothing was found, and why nothing can be found', async () => {
  const { user, field } = await openPalette({ [SEARCH]: () => found() })
  await user.type(field, 'zzz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Ei tuloksia.'))

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.type(field, 'y')
  expect((await screen.findByRole('alert')).textContent).toMatch(/ei saatu haettua\. (Palvelimeen|Ei verkko)/)
  await user.clear(field)
  await user.type(field, 'saldo')
  expect(options()[0]).toContain('Varasto')
})

it('shows what was opened last when nothing is typed, and forgets it at signing out', async () => {
  const { user, field } = await openPalette({ 'POST /api/admin/logout': () => new Response(null, { status: 204 }) })
  await user.type(field, '1042')
  await user.click(await screen.findByText('Tilaus 1042'))
  await user.click(screen.getByRole('button', { name: /Etsi/ }))
  await screen.findByRole('group', { name: 'Viimeksi avatut' })
  expect(options()).toEqual(['Tilaus 1042Aino Korhonen · Odottaa'])
  await user.keyboard('{Control>}k{/Control}')

  await signOut()
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Aino'))).toEqual([])
})

it('offers a role only its own screens and actions', async () => {
  signedIn.set({
    name: 'Aino',
    email: 'a@example.fi',
    role: 'editor',
    second_factor: false,
    must_add_second_factor: false,
  })
  const { user, field } = await openPalette({ [SEARCH]: () => found() })
  await user.type(field, 'uusi')
  expect(options()).toEqual(['Uusi tuote', 'Uusi kysymys', 'Kirjoita uutiskirje'])
})
