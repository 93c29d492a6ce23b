// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Toast } from '~/lib/toast.ts'
import { presentToast } from './toast-region.ts'

const region = () => document.querySelector('toast-region') as HTMLElement
const texts = () => [...region().querySelectorAll('[data-title]')].map(({ textContent }) => textContent)
const buttons = () => [...region().querySelectorAll<HTMLButtonElement>('[data-action]')]
const undoable = (title: string, onPress: () => void = () => {}): Toast => ({
  id: title,
  title,
  action: { label: 'Kumoa', name: `Kumoa: ${title}`, onPress },
  until: Date.now() + 10_000,
})

/** What happy-dom does not know: a popover is open while it is shown. */
function standInForPopovers() {
  let isOpen = false
  Object.assign(HTMLElement.prototype, { showPopover: () => (isOpen = true), hidePopover: () => (isOpen = false) })
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  standInForPopovers()
  document.body.innerHTML = '<section><toast-region popover="manual" data-close-label="Sulje"></toast-region></section>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows one message at a time, for five seconds', () => {
  presentToast({ title: 'Tallennettu' })
  presentToast({ title: 'Poistettu' })
  expect(texts()).toEqual(['Poistettu'])
  vi.advanceTimersByTime(5_100)
  expect(texts()).toEqual([])
})

it('keeps what can be undone until its time is over, beside newer messages', () => {
  presentToast(undoable('Tilaus 1'))
  vi.advanceTimersByTime(4_000)
  presentToast(undoable('Tilaus 2'))
  presentToast({ title: 'Tallennettu' })
  expect(texts()).toEqual(['Tilaus 1', 'Tilaus 2', 'Tallennettu'])
  vi.advanceTimersByTime(6_100)
  expect(texts()).toEqual(['Tilaus 2'])
  vi.advanceTimersByTime(4_000)
  expect(texts()).toEqual([])
})

it('undoes the one that is pressed, and only takes that away', () => {
  const undone: string[] = []
  presentToast(undoable('Tilaus 1', () => undone.push('1')))
  presentToast(undoable('Tilaus 2', () => undone.push('2')))
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['Kumoa: Tilaus 1', 'Kumoa: Tilaus 2'])
  buttons()[0]?.click()
  expect(undone).toEqual(['1'])
  expect(texts()).toEqual(['Tilaus 2'])
})

it('offers nothing past its time, though the pointer rests on it', () => {
  presentToast(undoable('Tilaus 1'))
  vi.spyOn(region(), 'matches').mockReturnValue(true)
  region().dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(10_100)
  expect(buttons()).toEqual([])
})

it('puts a newer message about the same thing in the place of the older', () => {
  presentToast(undoable('Tilaus 1'))
  presentToast({ id: 'Tilaus 1', title: 'Muutos kumottu' })
  expect(texts()).toEqual(['Muutos kumottu'])
})

it('gives the focus back where it was', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  presentToast(undoable('Tilaus 1'))
  buttons()[0]?.focus()
  region().dispatchEvent(new FocusEvent('focusin', { relatedTarget: field }))
  vi.advanceTimersByTime(10_100)
  expect(document.activeElement).toBe(field)
})

it('moves into a dialog that opens over it, where it can be reached', () => {
  presentToast(undoable('Maksu'))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const { querySelectorAll } = document
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    querySelectorAll.call(document, selector === 'dialog:modal' ? 'dialog' : selector),
  )
  dialog.dispatchEvent(new Event('toggle'))
  expect(region().parentElement).toBe(dialog)
  expect(dialog.textContent).toContain('Maksu')
})
