// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { inventedMedia } from '../../../../test/invented-media.ts'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { TextEditor } from './TextEditor.tsx'

/** It is fetched when it is shown first. */
beforeAll(() => import('./RichText.tsx'))

let given = ''
function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  given = value
  return (
    <>
      <TextEditor label="Myyntiteksti" error={undefined} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('<p>Palautettu</p>')}>
        Palauta
      </button>
    </>
  )
}
const show = (start: string) => {
  render(<Form start={start} />)
  return userEvent.setup()
}
const box = () => screen.findByRole('textbox', { name: 'Myyntiteksti' })

it('shows a stored text as it looks, and does not touch it before somebody writes', async () => {
  show('<h2>Työmaalle</h2><ul><li>Kestää sateen</li></ul>')
  expect((await box()).querySelector('h2')?.textContent).toBe('Työmaalle')
  expect(given).toBe('<h2>Työmaalle</h2><ul><li>Kestää sateen</li></ul>')
})

it('switches a format with its button, which tells that it is on, and undoes it', async () => {
  const user = show('<p>Teho</p>')
  const heading = await screen.findByRole('button', { name: 'Väliotsikko' })
  await user.click(heading)
  expect(given).toBe('<h2>Teho</h2>')
  expect(heading.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Kumoa' }))
  expect(given).toBe('<p>Teho</p>')
})

it('has one stop for Tab among its tools, and arrows go from one to the next', async () => {
  const user = show('')
  const bold = await screen.findByRole('button', { name: 'Lihavointi' })
  bold.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kursivointi' }))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kuva kirjastosta' }))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(bold)
  expect(
    screen.getAllByRole('button').filter((button) => button.closest('[role=toolbar]') && button.tabIndex === 0),
  ).toEqual([bold])
})

it('asks for the address of a link and says what is wrong with it; Enter takes it', async () => {
  const user = show('<p></p>')
  await user.click(await screen.findByRole('button', { name: 'Linkki' }))
  await user.keyboard('tukes{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('anna osoite')
  await user.clear(screen.getByLabelText('Linkin osoite tai sivun nimi'))
  await user.type(screen.getByLabelText('Linkin osoite tai sivun nimi'), 'www.tukes.fi{Enter}')
  expect(given).toBe('<p><a href="https://www.tukes.fi">www.tukes.fi</a></p>')
  expect(screen.queryByLabelText('Linkin osoite tai sivun nimi')).toBeNull()
})

it('follows what the form puts into it, and gives the HTML as it is', async () => {
  const user = show('<p>Oma</p>')
  await box()
  await user.click(screen.getByText('Palauta'))
  expect((await box()).textContent).toBe('Palautettu')
  await user.click(screen.getByRole('button', { name: 'Muokkaa HTML:nä' }))
  fireEvent.change(await box(), { target: { value: '<p>Käsin</p>' } })
  await user.click(screen.getByRole('button', { name: 'Muokkaa muotoiltuna' }))
  expect((await box()).textContent).toBe('Käsin')
})

it('takes a picture of the library with its text, and keeps those that are there', async () => {
  const stored = '<p>Ennen <a href="/tuotteet"><img src="/media/a" alt="Asema" width="480"></a></p>'
  const { user } = renderScreen(<Form start={stored} />, {
    'GET /api/admin/media': () => json([inventedMedia({ alt: 'Ark PRO laiturilla' })]),
  })
  expect((await box()).querySelector('a img')?.getAttribute('alt')).toBe('Asema')
  await user.click(screen.getByRole('button', { name: 'Kuva kirjastosta' }))
  await user.click(await screen.findByRole('button', { name: /^Valitse laituri.jpg/ }))
  expect(given).toContain(`<img src="${inventedMedia().address}" alt="Ark PRO laiturilla">`)
  expect(given).toContain('<img src="/media/a" alt="Asema" width="480">')
})

it('never loses a table: such a text is edited as HTML', async () => {
  show('<table><tbody><tr><td>A</td></tr></tbody></table>')
  expect(await box()).toHaveProperty('value', '<table><tbody><tr><td>A</td></tr></tbody></table>')
  expect(screen.getByRole('status').textContent).toContain('table')
  expect(screen.getByRole('button', { name: 'Muokkaa muotoiltuna' }).getAttribute('aria-disabled')).toBe('true')
})
