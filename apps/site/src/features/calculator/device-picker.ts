import { calculatorText } from './calculator.fi.ts'
import { isCalled } from './device-words.ts'
import { fillPart } from './fill-part.ts'

const { picker: words } = calculatorText

/** Wakes the search among the appliances: the list and its groups with something found open, the rest wait. */
export function wakePicker(picker: HTMLElement): void {
  const field = searchOf(picker)
  field?.addEventListener('input', (event) => {
    event.stopPropagation()
    showFound(picker, field.value)
  })
  field?.addEventListener('change', (event) => event.stopPropagation())
  field?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (field.value.trim() !== '') picker.querySelector<HTMLElement>('li:not([hidden]) > [data-choice]')?.click()
  })
}

/** Tells what was added, and makes the field ready for the next. */
export function tellAdded(picker: HTMLElement, name: string, count: number): void {
  const field = searchOf(picker)
  if (field?.value) {
    field.value = ''
    showFound(picker, '')
    field.focus()
  }
  fillPart(picker, 'found', words.added(name, count))
}

/** Tells that nothing more fits. */
export const tellFull = (picker: HTMLElement): void => fillPart(picker, 'found', words.full)

/** What is looked for: the name of one's own appliance where the list has none. */
export const typedIn = (picker: HTMLElement): string => searchOf(picker)?.value.trim() ?? ''

const searchOf = (picker: HTMLElement) => picker.querySelector<HTMLInputElement>('input[type="search"]')

function showFound(picker: HTMLElement, typed: string): void {
  const isEmpty = typed.trim() === ''
  let found = 0
  for (const group of picker.querySelectorAll<HTMLDetailsElement>('[data-group]')) {
    const here = [...group.querySelectorAll<HTMLElement>('[data-choice]')].filter((button) => {
      const name = button.querySelector('[data-name]')?.textContent ?? ''
      const isFound = isCalled(typed, name, button.dataset.names?.split('|') ?? [])
      if (button.parentElement) button.parentElement.hidden = !isFound
      return isFound
    })
    found += here.length
    group.hidden = here.length === 0
    group.open = !isEmpty && here.length > 0
  }
  picker.querySelector('[data-list]')?.toggleAttribute('open', !isEmpty && found > 0)
  fillPart(picker, 'found', isEmpty ? '' : found === 0 ? words.none(typed.trim()) : words.found(found))
}
