// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { inventedMedia } from '../../../../test/invented-media.ts'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { TextEditor } from './TextEditor.tsx'
import type { TextBlocks } from './text-blocks.ts'

/** It is fetched when it is shown first. */
beforeAll(() => import('./RichText.tsx'))

let given = ''
function Form({ start, blocks = 'post' }: { start: string; blocks?: TextBlocks }) {
  const [value, setValue] = useState(start)
  given = value
  return <TextEditor label="Sisältö" error={undefined} value={value} onChange={setValue} blocks={blocks} />
}
const picture = (alt: string) => inventedMedia({ alt })
const show = (start: string, blocks?: TextBlocks, alt = 'Asema laiturilla') =>
  renderScreen(<Form start={start} blocks={blocks} />, {
    'GET /api/admin/media': () => json([picture(alt)]),
    'GET /api/admin/products': () =>
      json([
        { id: '1', name: 'Ark PRO', price: 1_299, status: 'shown' },
        { id: '2', name: 'Ark EVO', price: 899, status: 'hidden' },
      ]),
    'GET /api/products': () => json([{ id: '1', name: 'Ark PRO' }]),
    'GET /api/blog': () => json([{ slug: 'akku-pakkasessa', title: 'Akku pakkasessa', category: 'Vinkit' }]),
    'GET /haku.json': () => json({ storedFields: { a: { title: 'Takuuehdot', href: '/warranty-policy' } } }),
  })
/** The first look at the editor can take seconds on a busy machine. */
const SOON = { timeout: 30_000 }
const box = () => screen.findByRole('textbox', { name: 'Sisältö' }, SOON)
const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON)

/** Opens the menu of blocks and takes one. */
async function add(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(await button('Lisää lohko'))
  await user.click(screen.getByRole('menuitem', { name }))
}

it('offers its blocks in a menu, where arrows go from one to the next and Escape leads back to the text', async () => {
  const { user } = show('<p>Teksti</p>')
  await user.click(await button('Lisää lohko'))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    ...['Väliotsikko', 'Alaotsikko', 'Luettelo', 'Numeroitu luettelo', 'Lainaus', 'Vaakaviiva', 'Linkki'],
    ...['Kuva kirjastosta', 'Taulukko', 'Video', 'Vinkki', 'Huomaa', 'Varoitus', 'Tuotekortti'],
  ])
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Alaotsikko')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
})

it('makes a table whose rows, columns and head row are changed where the caret stands', async () => {
  const { user } = show('')
  await add(user, 'Taulukko')
  expect(given.match(/<tr>/g)).toHaveLength(3)
  expect(given).toContain('<thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>')
  await user.click(await button('Lisää rivi alapuolelle'))
  await user.click(await button('Lisää sarake oikealle'))
  expect(given.match(/<tr>/g)).toHaveLength(4)
  expect(given.match(/<th /g)).toHaveLength(3)
  await user.click(await button('Otsikkorivi'))
  expect(given).not.toContain('<th')
  await user.click(await button('Poista sarake'))
  await user.click(await button('Poista rivi'))
  expect(given.match(/<td>/g)).toHaveLength(6)
  await user.click(await button('Poista taulukko'))
  expect(given).toBe('')
  expect(screen.queryByRole('button', { name: 'Poista rivi' })).toBeNull()
})

it('puts a callout around a paragraph', async () => {
  const { user } = show('<p>Lataa lämpimässä.</p>')
  await add(user, 'Varoitus')
  expect(given).toBe('<aside class="callout callout-danger"><p>Lataa lämpimässä.</p></aside>')
})

it('asks what a picture shows where the library does not know it, and does without no answer', async () => {
  const { user } = show('', 'post', '')
  await user.click(await button('Kuva kirjastosta'))
  await user.click(await button(/^Valitse laituri.jpg/))
  expect(screen.getByText('Yhdeltä kuvalta puuttuu vaihtoehtoinen teksti.')).toBeTruthy()
  await user.click(await button('Tallenna teksti'))
  expect(screen.getByRole('alert').textContent).toContain('pakollinen')
  await user.type(screen.getByLabelText('Vaihtoehtoinen teksti'), 'Asema sateessa{Enter}')
  expect(given).toContain('alt="Asema sateessa"')
  expect(screen.queryByText(/puuttuu vaihtoehtoinen teksti/)).toBeNull()
})

it('makes of a video a picture that opens the service', async () => {
  const { user } = show('')
  await add(user, 'Video')
  await user.type(screen.getByLabelText('Videon osoite'), 'javascript:alert(1)')
  await user.click(await button('Lisää video'))
  expect(screen.getByText('Anna osoite, joka alkaa https://')).toBeTruthy()
  expect(screen.getByText('Valitse videolle kuva kirjastosta')).toBeTruthy()
  await user.clear(screen.getByLabelText('Videon osoite'))
  await user.type(screen.getByLabelText('Videon osoite'), 'https://www.youtube.com/watch?v=abc')
  await user.click(await button('Valitse kirjastosta'))
  await user.click(await button(/^Valitse laituri.jpg/))
  await user.click(await button('Lisää video'))
  expect(given).toContain('<figure class="video"><a href="https://www.youtube.com/watch?v=abc"><img src="/media/')
  expect(given).toContain('alt="Asema laiturilla"')
})

it('makes a card of a product found by its name, and shows what it is of', async () => {
  const { user } = show('')
  await add(user, 'Tuotekortti')
  await user.type(screen.getByRole('combobox', { name: 'Tuotteen nimi' }), 'pro')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(given).toBe('<div data-product="1"></div>')
  expect(await screen.findByText(/^Ark PRO · 1.299/)).toBeTruthy()
})

it('goes on behind a block at the end of the text: what is typed next does not take its place', async () => {
  const { user } = show('')
  await add(user, 'Tuotekortti')
  await user.click(await screen.findByRole('option', { name: /Ark PRO/ }, SOON))
  typeInto(await box(), 'Sitten')
  await waitFor(() => expect(given).toBe('<div data-product="1"></div><p>Sitten</p>'))
})

it('tells of a card whose product is gone that it falls away', async () => {
  show('<div data-product="99"></div><p>A</p>')
  expect(await screen.findByText('Tuotetta 99 ei näytetä, joten kortti jää pois')).toBeTruthy()
})

it('makes cards of posts in letters only', async () => {
  const { user } = show('', 'letter')
  await add(user, 'Artikkelikortti')
  await user.click(await screen.findByRole('option', { name: /Akku pakkasessa/ }))
  expect(given).toBe('<div data-post="akku-pakkasessa"></div>')
})

it('finds the page of a link by its name', async () => {
  const { user } = show('')
  await user.click(await button('Linkki'))
  await user.keyboard('takuu')
  await user.click(await screen.findByRole('option', { name: /Takuuehdot/ }))
  expect(given).toBe('<p><a href="/warranty-policy">Takuuehdot</a></p>')
})

it('opens the menu of blocks at a slash, and names to screen readers what Enter takes', async () => {
  const { user } = show('')
  const text = await box()
  await user.click(text)
  typeInto(text, '/taul')
  const option = await screen.findByRole('option', { name: 'Taulukko' })
  expect(text.getAttribute('aria-activedescendant')).toBe(option.id)
  fireEvent.keyDown(text, { key: 'Enter' })
  await waitFor(() => expect(given).toContain('<table>'))
  expect(given).not.toContain('/taul')
})

it('offers in a cell of a table what a cell can hold', async () => {
  const { user } = show('')
  await add(user, 'Taulukko')
  typeInto(await box(), '/lu')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Luettelo',
    'Numeroitu luettelo',
  ])
})

it('shows figures that wait for a check, and takes their marks away one by one', async () => {
  const { user } = show('<p>Kestää <mark data-figure="46 h">46 h</mark> ja <mark data-figure="9 h">9 h</mark>.</p>')
  await user.click(await button('Siirry lukuun'))
  await user.click(await button('Luku on tarkistettu'))
  expect(given).toBe('<p>Kestää 46 h ja <mark data-figure="9 h">9 h</mark>.</p>')
  expect(screen.getByText(/1.luku odottaa tarkistusta/)).toBeTruthy()
})

it('shows a text that was typed without tags in its paragraphs', async () => {
  show('Yksi\n\nKaksi')
  expect((await box()).querySelectorAll('p')).toHaveLength(2)
  expect(given).toBe('Yksi\n\nKaksi')
})

/** Types as a browser does. */
function typeInto(element: HTMLElement, letters: string) {
  const { editor } = element as HTMLElement & { editor: import('@tiptap/react').Editor }
  for (const letter of letters) editor.commands.insertContent(letter)
}
