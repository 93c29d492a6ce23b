import { contactForm } from '@arkpax/schema/forms/contact'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { controlClass, errorClass, fieldClass, labelClass } from '~/components/ui/field.recipe.ts'
import { apiUrl } from '~/lib/api-url.ts'
import { handOverText as text } from './chat.fi.ts'
import { button, make } from './make.ts'

const SUBJECT_MAX = 300
const { fields } = contactForm

interface HandOver {
  /** The conversation that goes along; null where nothing has been asked yet. */
  sessionId: string | null
  /** What the visitor asked last. */
  question: string
  onBack: () => void
}

/** The conversation becomes a message to customer service (`POST /api/contact`). What is typed stays until it has arrived. */
export async function handOverForm({ sessionId, question, onBack }: HandOver): Promise<HTMLElement> {
  await import('~/components/ui/ajax-form.ts')
  const heading = make('h3', { tabindex: '-1' }, text.title)
  const intro = make('p', {}, sessionId ? text.text : text.textAlone)
  const subject = [text.subject, question.replace(/\s+/g, ' ')].filter(Boolean).join(': ').slice(0, SUBJECT_MAX)
  const form = make(
    'form',
    { method: 'post', action: apiUrl(contactForm.action), 'aria-label': text.title },
    hidden('subject', subject),
    ...(sessionId ? [hidden('chat_session_id', sessionId)] : []),
    field(
      `${fields.name.label} *`,
      input({ name: 'name', autocomplete: 'name', 'data-required': fields.name.required }),
    ),
    field(
      `${fields.email.label} *`,
      input({
        name: 'email',
        type: 'email',
        autocomplete: 'email',
        'data-required': fields.email.required,
        'data-invalid': fields.email.invalid,
      }),
    ),
    field(`${fields.message.label} *`, messageField(question)),
    make(
      'div',
      { class: 'actions' },
      make('button', { type: 'submit', class: buttonClass('action') }, contactForm.submit),
    ),
  )
  const sent = make(
    'div',
    { 'data-success': true, tabindex: '-1', hidden: true },
    make('h3', {}, contactForm.success.title),
    make('p', {}, contactForm.success.text),
  )
  const enhanced = document.createElement('ajax-form')
  enhanced.append(form, sent)
  enhanced.dataset.failureTitle = contactForm.failure.title
  enhanced.dataset.failureDescription = contactForm.failure.text
  enhanced.addEventListener('ajax-form:success', () => {
    heading.hidden = true
    intro.hidden = true
  })
  return make('div', { class: 'hand-over' }, heading, intro, enhanced, button(text.back, onBack, { class: 'quiet' }))
}

const hidden = (name: string, value: string) => make('input', { type: 'hidden', name, value })

const input = (attributes: Record<string, string>) =>
  make('input', { class: controlClass, required: true, ...attributes })

function messageField(question: string) {
  const made = make('textarea', {
    class: controlClass,
    name: 'message',
    rows: '4',
    required: true,
    'data-required': fields.message.required,
  })
  made.defaultValue = question
  return made
}

function field(label: string, control: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  control.id = `chat-${control.name}`
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
