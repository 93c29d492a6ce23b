// @vitest-environment happy-dom
import type { LetterDetail } from '@arkpax/schema/letters'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { letterDetail } from '../../../test/letters.ts'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { LetterPageSettings } from './LetterPageSettings.tsx'

const PUT = 'PUT /api/admin/letters/k1'
const sent: Partial<LetterDetail> = { status: 'sent', started_at: '2026-11-23T04:05:00.000Z', version: 9 }
const open = (changes: Partial<LetterDetail>, answers: Answers) =>
  renderScreen(
    <LetterPageSettings letter={letterDetail({ ...sent, ...changes })} draft="letter:k1" onTyped={() => {}} />,
    answers,
  )
const save = () => screen.getByRole('button', { name: 'Tallenna sivun asetukset' })

it('gives a letter a page after it has left, over the version that was seen', async () => {
  const tab = open({}, { [PUT]: ({ body }) => json(letterDetail({ ...sent, ...(body as object), version: 10 })) })
  await tab.user.click(screen.getByRole('checkbox', { name: 'Uutiskirje on myös sivuna sivustolla' }))
  expect(screen.getByLabelText<HTMLInputElement>('Sivun osoite').value).toBe('talvi-tulee')
  await tab.user.click(save())
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Sivun asetukset tallennettu' }))
  expect(tab.callsOf(PUT)[0]).toMatchObject({ ifMatch: '"9"', body: { archive_slug: 'talvi-tulee' } })
})

it('says what becomes of the links in the mails before the page is taken away', async () => {
  const tab = open(
    { archive_slug: 'talvi' },
    { [PUT]: () => json(letterDetail({ ...sent, archive_slug: null, version: 10 })) },
  )
  expect(screen.getByText(/^Lähteneissä viesteissä on linkki sivulle/)).toBeTruthy()
  await tab.user.click(screen.getByRole('checkbox', { name: 'Uutiskirje on myös sivuna sivustolla' }))
  await tab.user.click(save())
  await waitFor(() => expect(tab.callsOf(PUT)[0]?.body).toMatchObject({ archive_slug: null }))
})

it('says at the address that it is taken, and keeps what is typed', async () => {
  const errors = [{ path: 'archive_slug', detail: 'Osoite on jo toisen uutiskirjeen käytössä' }]
  const tab = open({ archive_slug: 'talvi' }, { [PUT]: () => problem(422, 'invalid_fields', 'Tarkista', { errors }) })
  fireEvent.input(screen.getByLabelText('Sivun osoite'), { target: { value: 'kevat' } })
  await tab.user.click(save())
  await screen.findByText('Osoite on jo toisen uutiskirjeen käytössä')
  expect(screen.getByLabelText<HTMLInputElement>('Sivun osoite').value).toBe('kevat')
})

it('asks for an address where there is none, and sends nothing', async () => {
  const tab = open({ archive_slug: 'talvi' }, {})
  await tab.user.clear(screen.getByLabelText('Sivun osoite'))
  await tab.user.click(save())
  await screen.findByText('Anna sivulle osoite, tai jätä sivu pois.')
  expect(tab.callsOf(PUT)).toEqual([])
})
