import { contactForm } from '@arkpax/schema/forms/contact'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { controlClass } from '~/components/ui/field.recipe.ts'
import { apiUrl } from '~/lib/api-url.ts'
import { handOverText as text } from './chat.fi.ts'
import { field, hiddenField, input, sendingForm } from './form-parts.ts'
import { button, make } from './make.ts'

const SUBJECT_MAX = 300
const { fields } = contactForm

interface HandOver {
  /** The conversation that goes along; null where nothing has been asked yet. */
  sessionId: string | null
  /** What the visitor asked last. */
  question: string
  /** When a person answers, where the assistant has told it: 'vastaamme ma klo 9'. */
  when: string
  onBack: () => void
  onSent: () => void
}

/** The conversation becomes a message to customer service (`POST /api/contact`). What is typed stays until it has arrived. */
export async function handOverForm({ sessionId, question, when, onBack, onSent }: HandOver): Promise<HTMLElement> {
  const heading = make('h3', { tabindex: '-1' }, text.title)
  const intro = make('p', {}, [sessionId ? text.text : text.textAlone, text.when(when)].filter(Boolean).join(' '))
  const subject = [text.subject, question.replace(/\s+/g, ' ')].filter(Boolean).join(': ').slice(0, SUBJECT_MAX)
  const form = make(
    'form',
    { method: 'post', action: apiUrl(contactForm.action), 'aria-label': text.title },
    hiddenField('subject', subject),
    ...(sessionId ? [hiddenField('chat_session_id', sessionId)] : []),
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
  const success = { ...contactForm.success, text: text.sent }
  const enhanced = await sendingForm({ ...contactForm, success, form })
  enhanced.addEventListener('ajax-form:success', () => {
    heading.hidden = true
    intro.hidden = true
    onSent()
  })
  return make('div', { class: 'hand-over' }, heading, intro, enhanced, button(text.back, onBack, { class: 'quiet' }))
}

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
