import { stockAlertForm } from '@arkpax/schema/forms/stock-alerts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { apiUrl } from '~/lib/api-url.ts'
import { paths } from '~/lib/paths.ts'
import { stockAlertText as text } from './chat.fi.ts'
import { field, hiddenField, input, sendingForm } from './form-parts.ts'
import { make } from './make.ts'

const { action, submit, fields, success, failure } = stockAlertForm

/** Asks where to write when a product can be had again (`POST /api/stock-alerts`). `id` keeps several of them apart. */
export async function stockAlertView(productId: string, label: string, id: string): Promise<HTMLElement> {
  const email = input({
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    maxlength: '254',
    'data-required': fields.email.required,
    'data-invalid': fields.email.invalid,
  })
  const form = make(
    'form',
    { method: 'post', action: apiUrl(action), 'aria-label': label },
    hiddenField('product_id', productId),
    field(fields.email.label, email, `chat-alert-${id}`),
    make('p', { class: 'hint' }, `${text.hint} `, make('a', { href: paths.privacy }, text.privacy)),
    make('button', { type: 'submit', class: buttonClass('solid') }, submit),
  )
  const sending = await sendingForm({ form, success, failure })
  sending.dataset.failureDetail = ''
  // What the form says of itself is told where the focus is, not as a message of the conversation.
  return make('div', { class: 'alert', 'aria-live': 'off' }, sending)
}
