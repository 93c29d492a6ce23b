// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inventedMedia } from '../../../test/invented-media.ts'
import { json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { MediaDialog } from './MediaDialog.tsx'

const media = inventedMedia()
const ONE = `/api/admin/media/${media.id}`

const open = (told: Parameters<typeof inventedMedia>[0] = {}, answers = {}) =>
  renderScreen(<MediaDialog id={media.id} title="laituri.jpg" onClose={() => {}} />, {
    [`GET ${ONE}`]: () => json(inventedMedia(told)),
    ...answers,
  })
const alt = () => screen.findByLabelText<HTMLTextAreaElement>('Mitä kuvassa on?')
const save = () => screen.getByRole('button', { name: 'Tallenna' })

it('asks what the picture shows, unless it is decorative, and sends only what was changed', async () => {
  const { user, callsOf } = open({}, { [`PUT ${ONE}`]: () => json(inventedMedia({ version: 4 })) })
  await alt()
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('Kirjoita vaihtoehtoinen teksti')
  expect(callsOf(`PUT ${ONE}`)).toEqual([])
  await user.type(await alt(), 'Ark PRO laiturilla')
  await user.click(save())
  const [sent] = callsOf(`PUT ${ONE}`)
  expect(sent?.body).toEqual({ alt: 'Ark PRO laiturilla', is_decorative: false })
  expect(sent?.ifMatch).toBe('"3"')
})

it('moves the focal point by arrow keys, and crops by sliders', async () => {
  const { user, callsOf } = open({ alt: 'Laituri' }, { [`PUT ${ONE}`]: () => json(inventedMedia({ version: 4 })) })
  await alt()
  screen.getByRole('button', { name: /Kohdistuspiste/ }).focus()
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Kohdistuspiste: 52\u00A0% vasemmalta, 48\u00A0% ylhäältä',
  )
  await user.click(screen.getByLabelText('Rajaus'))
  expect(screen.getByLabelText<HTMLInputElement>(/Leveys/).value).toBe('100')
  await user.click(save())
  expect(callsOf(`PUT ${ONE}`)[0]?.body).toEqual({ focal: { x: 0.52, y: 0.48 } })
})

it('says where a thing is used, and that it goes into no trash before', async () => {
  const uses = [{ noun: 'product' as const, id: '1', title: 'Ark PRO' }]
  const { user, callsOf } = open({ alt: 'Laituri', uses })
  const link = await screen.findByRole('link', { name: 'Tuote: Ark PRO' })
  expect(link.getAttribute('href')).toBe('/admin/product-management?tuote=1')
  await user.click(screen.getByRole('button', { name: 'Siirrä roskakoriin' }))
  expect((await screen.findByRole('alert')).textContent).toContain('ei ole käytössä')
  expect(callsOf(`DELETE ${ONE}`)).toEqual([])
})

it('puts a thing into the trash, and offers to take it back', async () => {
  const { user } = open({ alt: 'Laituri' }, { [`DELETE ${ONE}`]: () => new Response(null, { status: 204 }) })
  await user.click(await screen.findByRole('button', { name: 'Siirrä roskakoriin' }))
  const toast = shownToasts().at(-1)
  expect(toast).toMatchObject({ title: 'Siirretty roskakoriin: laituri.jpg', action: { label: 'Kumoa' } })
})

it('tells why when somebody has begun to use it meanwhile', async () => {
  const detail = 'Tiedostoa ei voi siirtää roskakoriin, koska se on käytössä: tuote Laukku.'
  const { user } = open({ alt: 'Laituri' }, { [`DELETE ${ONE}`]: () => problem(409, 'media_in_use', detail) })
  await user.click(await screen.findByRole('button', { name: 'Siirrä roskakoriin' }))
  expect(shownToasts().at(-1)).toMatchObject({ description: detail, tone: 'destructive' })
})

it('deletes a thing of the trash for good, after asking', async () => {
  const gone = { [`DELETE ${ONE}/for-good`]: () => new Response(null, { status: 204 }) }
  const { user, callsOf } = open({ trashed_at: '2026-11-20T10:00:00.000Z' }, gone)
  await user.click(await screen.findByRole('button', { name: 'Poista lopullisesti' }))
  const asked = within(screen.getByRole('dialog', { name: /^Poistetaanko lopullisesti/ }))
  await user.click(asked.getByRole('button', { name: 'Peruuta' }))
  expect(callsOf(`DELETE ${ONE}/for-good`)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Poista lopullisesti' }))
  await user.click(asked.getByRole('button', { name: 'Poista lopullisesti' }))
  expect(callsOf(`DELETE ${ONE}/for-good`)).toHaveLength(1)
  expect(shownToasts().at(-1)).toMatchObject({ title: 'Poistettu lopullisesti' })
})

it('shows a thing of the trash with the way back and the way out alone', async () => {
  open({ trashed_at: '2026-11-20T10:00:00.000Z' })
  expect(await screen.findByRole('button', { name: 'Palauta' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tallenna' })).toBeNull()
})
