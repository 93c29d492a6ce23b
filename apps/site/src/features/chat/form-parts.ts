import { controlClass, errorClass, fieldClass, labelClass } from '~/components/ui/field.recipe.ts'
import { make } from './make.ts'

/** What a form of the assistant's window needs to send itself and to tell how that went. */
interface SentForm {
  form: HTMLFormElement
  success: { title: string; text: string }
  failure: { title: string; text: string }
}

/** The form, enhanced: it checks itself, keeps what is typed until it has arrived, and thanks. */
export async function sendingForm({ form, success, failure }: SentForm): Promise<HTMLElement> {
  await import('~/components/ui/ajax-form.ts')
  const enhanced = document.createElement('ajax-form')
  const thanks = make(
    'div',
    { 'data-success': true, tabindex: '-1', hidden: true },
    make('h3', {}, success.title),
    make('p', {}, success.text),
  )
  enhanced.append(form, thanks)
  enhanced.dataset.failureTitle = failure.title
  enhanced.dataset.failureDescription = failure.text
  return enhanced
}

export const hiddenField = (name: string, value: string) => make('input', { type: 'hidden', name, value })

export const input = (attributes: Record<string, string>) =>
  make('input', { class: controlClass, required: true, ...attributes })

/** A control with its label above it and the place of its mistake below; `prefix` keeps its id apart from others. */
export function field(label: string, control: HTMLInputElement | HTMLTextAreaElement, prefix = 'chat'): HTMLElement {
  control.id = `${prefix}-${control.name}`
  control.setAttribute('aria-describedby', `${control.id}-error`)
  return make(
    'div',
    { class: fieldClass, 'data-field': true },
    make('label', { class: labelClass, for: control.id }, label),
    control,
    make('p', {
      id: `${control.id}-error`,
      class: errorClass,
      'data-error': true,
      'aria-live': 'polite',
      hidden: true,
    }),
  )
}
