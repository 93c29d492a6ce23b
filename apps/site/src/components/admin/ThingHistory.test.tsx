// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { ThingHistory } from './ThingHistory.tsx'

const CALL = 'GET /api/admin/timelines/review/r1'
const line = {
  id: '1',
  number: 1,
  actor: null,
  action: 'hide',
  entity: 'review',
  entity_id: 'r1',
  title: 'Ark PRO',
  changes: [{ field: 'hidden_reason', from: null, to: 'Asiatonta' }],
  forgotten: false,
  created_at: '2026-11-21T10:05:00.000Z',
}
const open = async (answer: () => Response) => {
  const { user } = renderScreen(<ThingHistory entity="review" id="r1" />, { [CALL]: answer })
  const summary = screen.getByText('Muutoshistoria')
  await user.click(summary)
  return user
}

it('is read when it is opened, and tells who did what and when', async () => {
  await open(() => json([line]))
  const list = (await screen.findAllByRole('list'))[0]
  expect(list?.textContent).toMatch(
    /^Piilotti21\.11\.2026 klo\s12\.05, Yhteinen salasanaPiilottamisen perustelu: Asiatonta$/,
  )
})

it('says so where nothing has been done yet', async () => {
  await open(() => json([]))
  expect(await screen.findByText(/ei ole vielä tehty muutoksia/)).toBeTruthy()
})

it('tells why it did not come, with a way to try again', async () => {
  let isBroken = true
  const user = await open(() => (isBroken ? problem(500, 'internal', 'Palvelimella tapahtui virhe') : json([line])))
  expect((await screen.findByRole('alert')).textContent).toContain('Historiaa ei voitu lukea')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
  expect(await screen.findByText('Piilotti')).toBeTruthy()
})
