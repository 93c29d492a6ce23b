// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { readRow, showMistakes } from './appliance-row.ts'
import { noteTyping } from './figure-field.ts'

let row: HTMLElement
beforeEach(() => {
  document.body.innerHTML = `<li data-row><fieldset><legend></legend><p data-part="name"></p>
    <input name="name" value="Pumppu"><input name="count" value="1" required>
    <input name="watts" value="300" required><input name="hoursPerDay" value="2,5" required><input name="startWatts" value=""></fieldset>
    <p data-part="mistake" hidden></p></li>`
  row = document.querySelector('li') as HTMLElement
})
const field = (name: string) => row.querySelector(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, text: string) => {
  field(name).value = text
  noteTyping(field(name))
  showMistakes(row)
}
const told = () => row.querySelector('[data-part="mistake"]')?.textContent

it('reads a row as it stands', () => {
  expect(readRow(row)).toEqual({ name: 'Pumppu', count: 1, watts: 300, hoursPerDay: 2.5 })
})

describe('a figure that cannot be', () => {
  it.each([
    ['count', '1,5', 'Anna määrä kokonaislukuna, 1–50.'],
    ['count', '-5', 'Anna määrä kokonaislukuna, 1–50.'],
    ['count', '51', 'Anna määrä kokonaislukuna, 1–50.'],
    ['watts', '-5', 'Anna teho watteina, 1–10\u00A0000, esimerkiksi 1500 tai 7,5.'],
    ['watts', 'abc', 'Anna teho watteina, 1–10\u00A0000, esimerkiksi 1500 tai 7,5.'],
    ['hoursPerDay', '89,90', 'Anna käyttöaika tunteina vuorokaudessa, enintään 24, esimerkiksi 2,5.'],
    ['hoursPerDay', '0', 'Anna käyttöaika tunteina vuorokaudessa, enintään 24, esimerkiksi 2,5.'],
    ['startWatts', '-900', 'Anna käynnistysteho watteina, enintään 10\u00A0000, esimerkiksi 900.'],
  ])('%s typed as %s is told at the row, and is not counted as something else', (name, text, message) => {
    type(name, text)
    expect(told()).toBe(message)
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(readRow(row)).toBeUndefined()
  })

  it('is forgotten when it is mended', () => {
    type('watts', '-5')
    type('watts', '5')
    expect(told()).toBe('')
    expect(readRow(row)?.watts).toBe(5)
  })
})

describe('a figure that is missing', () => {
  const message = 'Anna teho watteina, 1–10\u00A0000, esimerkiksi 1500 tai 7,5.'

  it('is told like one that cannot be, where it has been emptied', () => {
    type('watts', '')
    expect(told()).toBe(message)
    expect(readRow(row)).toBeUndefined()
  })

  it('is only unfinished in a new row while one is in it, and told when one has gone on', () => {
    field('watts').value = ''
    field('name').focus()
    showMistakes(row)
    expect(told()).toBe('')
    field('name').blur()
    showMistakes(row)
    expect(told()).toBe(message)
  })

  it('may be the power at the start, which is not asked for', () => {
    type('startWatts', '')
    expect(told()).toBe('')
  })
})
