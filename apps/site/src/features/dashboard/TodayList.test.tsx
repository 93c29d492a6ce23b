// @vitest-environment happy-dom
import type { Today, WaitingItem } from '@arkpax/schema/today'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { TodayList } from './TodayList.tsx'

const TODAY = 'GET /api/admin/today'
const message = (n: number): WaitingItem => ({
  kind: 'message',
  id: `m${n}`,
  title: `Viesti ${n}`,
  detail: 'Aino Korhonen',
  due_at: '2026-03-02T10:00:00.000Z',
  left_minutes: -120,
  mark: null,
})
const show = (today: Partial<Today>) =>
  renderScreen(<TodayList />, { [TODAY]: () => json({ items: [], counts: {}, workday_minutes: 480, ...today }) })

it('leads to exactly what waits, and says how late it is', async () => {
  const order: WaitingItem = { ...message(1), kind: 'new-order', id: 'o1', title: 'Tilaus 1042' }
  show({ items: [message(1), order], counts: { message: 1, 'new-order': 1 } })
  expect((await screen.findByRole('link', { name: 'Viesti 1' })).getAttribute('href')).toBe(
    '/admin/contact-management?message=m1',
  )
  expect(screen.getByRole('link', { name: /Tilaus 1042/ }).getAttribute('href')).toBe('/admin/orders/o1')
  expect(screen.getAllByText('Myöhässä 2 h työaikaa')).toHaveLength(2)
})

it('shows the first eight, then all, and the way to what is not listed', async () => {
  const items = Array.from({ length: 20 }, (_, n) => message(n))
  const { user } = show({ items, counts: { message: 22 } })
  await user.click(await screen.findByRole('button', { name: 'Näytä kaikki (20)' }))
  expect(screen.getAllByRole('link', { name: /^Viesti/ })).toHaveLength(20)
  expect(screen.getByRole('link', { name: 'Vastaamattomat viestit (22)' }).getAttribute('href')).toBe(
    '/admin/contact-management?status=waiting',
  )
})

it('says which messages are one’s own and which somebody else sees to', async () => {
  show({
    items: [{ ...message(1), mark: 'mine' }, message(2), { ...message(3), mark: 'others' }],
    counts: { message: 3 },
  })
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  expect(rows.map((row) => row.match(/Sinun|Toisen hoidossa/)?.[0])).toEqual(['Sinun', undefined, 'Toisen hoidossa'])
})

it('says that all is done, or why it cannot tell', async () => {
  show({ counts: { message: 0 } })
  await screen.findByText('Kaikki on hoidettu')
})

it('calls nothing done for a role that has nothing to do', async () => {
  show({ counts: {} })
  await screen.findByText('Ei tehtäviä sinulle')
  expect(screen.queryByText('Kaikki on hoidettu')).toBeNull()
})

it('tells a failure and asks again', async () => {
  let asked = 0
  const { user } = renderScreen(<TodayList />, {
    [TODAY]: () => {
      asked += 1
      return asked === 1
        ? problem(503, 'busy', 'Palvelu on kiireinen.')
        : json({ items: [], counts: { message: 0 }, workday_minutes: 480 })
    },
  })
  await screen.findByText('Palvelu on kiireinen.')
  await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
  await screen.findByText('Kaikki on hoidettu')
})
