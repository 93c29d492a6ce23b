// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { letterDetail } from '../../../test/letters.ts'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { LetterForm } from './LetterForm.tsx'
import { LetterPage } from './LetterPage.tsx'

const at = '2026-11-23T04:05:00.000Z'
const letter = letterDetail()
const SOON = { timeout: 30_000 }
const server: Answers = {
  'PUT /api/admin/letters/k1/presence': () => json({ others: [], state: '3' }),
  'GET /api/admin/letters/audience': ({ query }) =>
    json({ count: query.has_bought === 'yes' ? 12 : 40, active: 40, languages: ['fi'], sources: ['form'] }),
  'POST /api/admin/letters/preview': () => json({ subject: 'Talvi tulee', html: '<p>Hei</p>', text: 'Hei' }),
  'PUT /api/admin/letters/k1': () => json({ ...letter, subject: 'Talvi tulee, akku kestää', version: 4 }),
  'POST /api/admin/letters/k1/send': () =>
    json({ ...letter, status: 'scheduled', send_at: at, version: 5, undo_until: at }),
}
const open = (answers: Answers = {}) =>
  renderScreen(<LetterForm letter={letter} draft="letter:k1" onTyped={() => {}} onStored={() => {}} />, {
    ...server,
    ...answers,
  })
const typeSubject = (value: string) => fireEvent.input(screen.getByLabelText('Aihe'), { target: { value } })
const PUT = 'PUT /api/admin/letters/k1'

it('stores what is typed by itself, over the version that was seen, and once', async () => {
  const tab = open()
  typeSubject('Talvi tulee, akku kestää')
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1), SOON)
  expect(tab.callsOf(PUT)[0]).toMatchObject({ ifMatch: '"3"', body: { subject: 'Talvi tulee, akku kestää' } })
  await screen.findByText(/^Tallennettu/)
  await new Promise((later) => setTimeout(later, 2_000))
  expect(tab.callsOf(PUT)).toHaveLength(1)
})

it('stores what is typed while the typing goes on', async () => {
  const tab = open({ [PUT]: ({ body }) => json({ ...letter, ...(body as object), version: 4 }) })
  for (let key = 1; key <= 12; key += 1) {
    typeSubject(`Talvi tulee ${'x'.repeat(key)}`)
    await new Promise((later) => setTimeout(later, 250))
  }
  expect(tab.callsOf(PUT).length).toBeGreaterThan(0)
})

it('takes its own text for nobody else’s when it is read before the answer has come', async () => {
  let read: (stored: typeof letter) => void = () => {}
  function Followed() {
    const [shown, show] = useState(letter)
    read = show
    return <LetterForm letter={shown} draft="letter:k1" onTyped={() => {}} onStored={() => {}} />
  }
  let answer: () => void = () => {}
  const arrived = new Promise<void>((done) => {
    answer = done
  })
  const stored = { ...letter, subject: 'Talvi tulee, akku', version: 4 }
  const tab = renderScreen(<Followed />, { ...server, [PUT]: () => arrived.then(() => json(stored)) })
  typeSubject('Talvi tulee, akku')
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1), SOON)
  typeSubject('Talvi tulee, akku kestää')
  act(() => read(stored))
  await new Promise((later) => setTimeout(later, 200))
  expect(screen.queryByText('Joku muu tallensi tämän juuri')).toBeNull()
  answer()
})

it('tries again where the server is away, and says so once', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  let isAway = true
  const tab = open({ [PUT]: () => (isAway ? fail() : json({ ...letter, version: 4 })) })
  typeSubject('Talvi tulee, akku kestää')
  await waitFor(() => expect(tab.callsOf(PUT).length).toBeGreaterThan(1), { timeout: 30_000 })
  expect(shownToasts()).toHaveLength(1)
  isAway = false
  const before = tab.callsOf(PUT).length
  await waitFor(() => expect(tab.callsOf(PUT).length).toBeGreaterThan(before), { timeout: 30_000 })
})

it('says what it cannot store at the field, and leaves the focus where somebody types', async () => {
  const tab = open()
  await tab.user.click(screen.getByLabelText(/Julkaise uutiskirje myös sivuna/))
  fireEvent.input(screen.getByLabelText('Sivun osoite'), { target: { value: 'Iso Ä' } })
  screen.getByLabelText('Aihe').focus()
  await screen.findByText(/Käytä vain pieniä kirjaimia/, undefined, SOON)
  expect(document.activeElement).toBe(screen.getByLabelText('Aihe'))
  expect(tab.callsOf(PUT)).toHaveLength(0)
})

it('asks for the address of a page that is wanted before it is sent', async () => {
  const tab = open()
  await tab.user.click(screen.getByLabelText(/Julkaise uutiskirje myös sivuna/))
  fireEvent.input(screen.getByLabelText('Sivun osoite'), { target: { value: '' } })
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä tai ajasta' }))
  await screen.findByText('Anna sivulle osoite, tai jätä sivu pois.')
  expect(screen.queryByText('Lähetetäänkö uutiskirje?')).toBeNull()
})

it('shows both texts where somebody else has stored another, and stores none before one is chosen', async () => {
  const theirs = { ...letter, subject: 'Kevät tulee', version: 7 }
  const tab = open({
    [PUT]: ({ ifMatch, body }) =>
      ifMatch === '"7"'
        ? json({ ...letter, ...(body as object), version: 8 })
        : problem(412, 'stale', 'Muuttunut', { current: theirs }),
  })
  typeSubject('Talvi on täällä')
  await screen.findByText('Joku muu tallensi tämän juuri', undefined, SOON)
  await new Promise((later) => setTimeout(later, 2_000))
  expect(tab.callsOf(PUT)).toHaveLength(1)
  await tab.user.click(screen.getByRole('radio', { name: /Kevät tulee/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Aihe').value).toBe('Kevät tulee')
})

it('stores by itself over what somebody else has stored, with what both have typed', async () => {
  const theirs = { ...letter, preheader: 'Kollegan esikatselu', version: 7 }
  const tab = open({
    [PUT]: ({ ifMatch, body }) =>
      ifMatch === '"7"'
        ? json({ ...theirs, ...(body as object), version: 8 })
        : problem(412, 'stale', 'Muuttunut', { current: theirs }),
  })
  typeSubject('Talvi on täällä')
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(2), SOON)
  expect(tab.callsOf(PUT)[1]).toMatchObject({
    ifMatch: '"7"',
    body: { subject: 'Talvi on täällä', preheader: 'Kollegan esikatselu' },
  })
})

it('asks with subject and number before it sends, stores first, and can be taken back', async () => {
  const tab = open()
  await tab.user.selectOptions(screen.getByLabelText('Ostanut meiltä'), 'yes')
  await screen.findByText('Uutiskirje lähtee 12 tilaajalle. Tilaajia on yhteensä 40.')
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä tai ajasta' }))
  await screen.findByText('Uutiskirje ”Talvi tulee” lähtee 12 tilaajalle.')
  expect(tab.callsOf(PUT)[0]?.body).toMatchObject({ segment: { has_bought: 'yes' } })
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä 12\u00A0tilaajalle' }))
  await waitFor(() => expect(tab.callsOf('POST /api/admin/letters/k1/send')).toHaveLength(1))
  expect(tab.callsOf('POST /api/admin/letters/k1/send')[0]).toMatchObject({ ifMatch: '"4"', body: { send_at: null } })
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ action: { name: 'Kumoa uutiskirjeen lähetys' } }))
})

it('is scheduled by the clock of Finland', async () => {
  const tab = open()
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä tai ajasta' }))
  await tab.user.click(await screen.findByRole('radio', { name: 'Ajastettuna' }))
  await tab.user.click(screen.getByRole('button', { name: 'Ajasta' }))
  await screen.findByText('Valitse lähtöaika')
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Lähtöaika'), { target: { value } })
  type('2027-03-28T03:30')
  await screen.findByText(/^Tätä kellonaikaa ei ole/)
  type('2026-12-24T09:00')
  await tab.user.click(screen.getByRole('button', { name: 'Ajasta' }))
  await waitFor(() =>
    expect(tab.callsOf('POST /api/admin/letters/k1/send')[0]?.body).toEqual({ send_at: '2026-12-24T07:00:00.000Z' }),
  )
})

it('leaves in the hour that is chosen of the two of an autumn night', async () => {
  const tab = open()
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä tai ajasta' }))
  await tab.user.click(await screen.findByRole('radio', { name: 'Ajastettuna' }))
  fireEvent.change(screen.getByLabelText('Lähtöaika'), { target: { value: '2027-10-31T03:30' } })
  await tab.user.click(await screen.findByRole('radio', { name: /^Toinen, talviaikaa/ }))
  await tab.user.click(screen.getByRole('button', { name: 'Ajasta' }))
  await waitFor(() =>
    expect(tab.callsOf('POST /api/admin/letters/k1/send')[0]?.body).toEqual({ send_at: '2027-10-31T01:30:00.000Z' }),
  )
})

it('says who else writes it, and shows what they store, without touching what is typed', async () => {
  const theirs = letterDetail({ preheader: 'Ainon alku', version: 4 })
  let hasAinoStored = false
  const tab = renderScreen(
    <LetterPage id="k1" isNew={false} onStored={() => {}} onClose={() => {}} onOpen={() => {}} />,
    {
      ...server,
      'GET /api/admin/letters/k1': () => json(hasAinoStored ? theirs : letter),
      'GET /api/admin/audit': () => json([]),
      'PUT /api/admin/letters/k1/presence': () => {
        hasAinoStored = true
        return json({ others: [{ id: 'a1', name: 'Aino Virtanen', you: false, typing: true }], state: '4' })
      },
      [PUT]: ({ body }) => json({ ...theirs, ...(body as object), version: 5 }),
    },
  )
  await screen.findByText('Aino Virtanen kirjoittaa parhaillaan tätä uutiskirjettä.')
  typeSubject('Talvi on täällä')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Esikatseluteksti/).value).toBe('Ainon alku'))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1), SOON)
  expect(tab.callsOf(PUT)[0]).toMatchObject({
    ifMatch: '"4"',
    body: { subject: 'Talvi on täällä', preheader: 'Ainon alku' },
  })
})

it('stores nothing of a new letter before something is typed, and then goes on with the text as it is', async () => {
  const stored = letterDetail({ subject: 'Talvi', content: '', version: 2 })
  const tab = renderScreen(<Begun />, {
    ...server,
    [PUT]: () => json(stored),
    'GET /api/admin/letters/k1': () => json(stored),
  })
  await screen.findByRole('heading', { name: 'Uusi uutiskirje' })
  await screen.findByText('Tallentuu, kun kirjoitat.')
  const field = screen.getByLabelText('Aihe')
  typeSubject('Talvi')
  await screen.findByText(/^Tallennettu/, {}, SOON)
  expect(tab.callsOf(PUT)).toMatchObject([{ ifMatch: '"0"', body: { subject: 'Talvi' } }])
  expect(screen.getByLabelText('Aihe')).toBe(field)
  await screen.findByRole('heading', { name: 'Talvi' })
})

function Begun() {
  const [isNew, setNew] = useState(true)
  return <LetterPage id="k1" isNew={isNew} onStored={() => setNew(false)} onClose={() => {}} onOpen={() => {}} />
}
