// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../../test/screen.tsx'
import { ListTools } from './ListTools.tsx'
import { useListFilters } from './use-list-filters.ts'

const waiting = { id: 'a', list: 'orders', name: 'Odottavat', filters: { status: 'pending' }, is_default: false }
const large = { id: 'b', list: 'orders', name: 'Isot', filters: { sort: '-total' }, is_default: false }
const ofMails = { ...waiting, id: 'c', list: 'mail', name: 'Toisen listan' }

beforeEach(() => history.replaceState(null, '', '/admin'))

function List() {
  const filters = useListFilters('orders', { q: '', status: 'all', sort: '-date' })
  return (
    <>
      <ListTools
        filters={filters}
        sorts={{ date: 'Aika', total: 'Summa' }}
        labels={{ status: (value) => `Tila ${value}` }}
        search={{ label: 'Hae' }}
      >
        <button type="button" onClick={() => filters.set({ status: 'shipped' })}>
          Lähetetyt
        </button>
      </ListTools>
      <output>{JSON.stringify(filters.days)}</output>
    </>
  )
}

const show = (answers: Answers = {}, kept: object[] = [waiting, large, ofMails]) =>
  renderScreen(<List />, { 'GET /api/admin/saved-filters': () => json(kept), ...answers })

it('chooses what was kept at one press, and keeps nothing of what was chosen before', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Lähetetyt' }))
  await user.click(await screen.findByRole('button', { name: 'Isot' }))
  expect(location.search).toBe('?sort=-total')
  expect(screen.getByRole('button', { name: 'Isot' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Toisen listan' })).toBeNull()
})

it('keeps what is chosen under a name; a name that is taken is told at its field', async () => {
  const post = 'POST /api/admin/saved-filters'
  const detail = 'Samanniminen suodatin on jo olemassa'
  const answers: Answers = {
    [post]: ({ body }) =>
      (body as { name: string }).name === 'Isot'
        ? problem(422, 'invalid_fields', 'Tarkista tiedot', { errors: [{ path: 'name', detail }] })
        : json({ id: 'd', ...(body as object) }, 201),
  }
  const { user, callsOf } = show(answers)
  await user.click(screen.getByRole('button', { name: 'Lähetetyt' }))
  await user.click(screen.getByRole('button', { name: 'Tallenna suodatin' }))
  await user.type(await screen.findByLabelText('Nimi'), 'Isot')
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  await user.clear(screen.getByLabelText('Nimi'))
  await user.type(screen.getByLabelText('Nimi'), 'Matkalla')
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Suodatin tallennettu: Matkalla'))
  expect(callsOf(post).at(-1)?.body).toEqual({
    list: 'orders',
    name: 'Matkalla',
    filters: { status: 'shipped' },
    is_default: false,
  })
})

it('opens with the chosen one, unless the address says what to show', async () => {
  const kept = [{ ...waiting, is_default: true }]
  show({}, kept)
  await waitFor(() => expect(location.search).toBe('?status=pending'))
})

it('leaves an address that says what to show as it is', async () => {
  history.replaceState(null, '', '/admin?q=korhonen')
  show({}, [{ ...waiting, is_default: true }])
  await screen.findByRole('button', { name: 'Odottavat' })
  expect(location.search).toBe('?q=korhonen')
})

it('a forgotten one can be had back', async () => {
  const { user, callsOf } = show({
    'DELETE /api/admin/saved-filters/a': () => new Response(null, { status: 204 }),
    'POST /api/admin/saved-filters': ({ body }) => json({ id: 'd', ...(body as object) }, 201),
  })
  await user.click(await screen.findByRole('button', { name: 'Muokkaa suodattimia' }))
  await user.click(await screen.findByRole('button', { name: 'Poista suodatin Odottavat' }))
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Suodatin poistettu: Odottavat'))
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(callsOf('POST /api/admin/saved-filters')).toHaveLength(1))
  expect(callsOf('POST /api/admin/saved-filters')[0]?.body).toMatchObject({
    name: 'Odottavat',
    filters: waiting.filters,
  })
})

it('shows what is chosen as chips; each goes at a press, and all of them together', async () => {
  history.replaceState(null, '', '/admin?q=korhonen&status=pending&days=week&sort=-total')
  const { user } = show({}, [])
  const chips = await screen.findByRole('list', { name: 'Valitut suodattimet' })
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Haku: korhonen', 'Tila pending', 'Viimeiset 7\u00A0päivää'])
  await user.click(screen.getByRole('button', { name: 'Poista suodatin Tila pending' }))
  expect(location.search).not.toContain('status')
  await user.click(screen.getByRole('button', { name: 'Tyhjennä' }))
  expect(location.search).toBe('?sort=-total')
})

it('days in the wrong order are told at their field and choose nothing', async () => {
  history.replaceState(null, '', '/admin?days=2026-02-01--2026-01-01')
  show({}, [])
  expect((await screen.findByRole('alert')).textContent).toBe('Alkupäivä on loppupäivän jälkeen')
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('{}')
})
