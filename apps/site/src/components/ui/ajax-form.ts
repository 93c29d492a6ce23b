import { ApiError, postForm } from '~/lib/api.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { NoAnswer } from '~/lib/no-answer.ts'
import { showToast } from '~/lib/toast.ts'
import { formTexts } from './form-texts.fi.ts'
import './toast-region.ts' // Without a network it could not be fetched when there is something to tell.
import { clearFieldError, messageFor, showFieldError, type TextControl, textControls } from './field-errors.ts'
import { hushForm, tellInForm } from './form-notice.ts'

/**
 * Enhances the form inside it: checks in place, sends JSON, shows the server's errors at their fields, keeps every
 * value on failure, tells why in a toast and lastingly at its head, and emits `ajax-form:failure` with the error. A success
 * resets the form, tells it in a toast where it has one, and emits `ajax-form:success` with the answer.
 */
class AjaxForm extends HTMLElement {
  #keyFor = idempotencyKeys()

  connectedCallback() {
    const form = this.querySelector('form')
    if (!form) return
    form.noValidate = true
    for (const note of this.querySelectorAll<HTMLElement>('[data-unloaded]')) note.hidden = true
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#submit(form)
    })
    form.addEventListener('input', ({ target }) => {
      if (!(target instanceof Element) || !target.hasAttribute('aria-invalid')) return
      clearFieldError(target)
      if (!form.querySelector('[aria-invalid]')) hushForm(form)
    })
  }

  async #submit(form: HTMLFormElement) {
    if (form.ariaBusy === 'true') return
    hushForm(form)
    if (!passesChecks(form)) return
    const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
    setPending(form, button, true)
    try {
      const fields = Object.fromEntries(new FormData(form))
      const answer = await postForm(form.action, fields, this.#keyFor(JSON.stringify(fields)))
      this.#succeed(form, answer)
    } catch (error) {
      this.#fail(form, error)
    } finally {
      setPending(form, button, false)
    }
  }

  #succeed(form: HTMLFormElement, answer: unknown) {
    this.#keyFor = idempotencyKeys()
    form.reset()
    const { successTitle, successDescription } = this.dataset
    if (successTitle) showToast({ title: successTitle, description: successDescription, tone: 'success' })
    const thanks = this.querySelector<HTMLElement>('[data-success]')
    if (thanks) {
      form.hidden = true
      thanks.hidden = false
      thanks.focus()
    }
    this.dispatchEvent(new CustomEvent('ajax-form:success', { bubbles: true, detail: answer }))
  }

  #fail(form: HTMLFormElement, error: unknown) {
    const { failureTitle = '', failureDescription, failureDetail } = this.dataset
    const answered = error instanceof ApiError && failureDetail !== undefined ? error.detail : undefined
    // Where the form's own words tell of a refusal, they would be untrue of a server that nobody reached.
    const unreachable = failureDetail === undefined ? undefined : formTexts.unreachable
    const description = answered ?? unansweredText(error, unreachable) ?? failureDescription
    showToast({ title: failureTitle, description, tone: 'destructive' })
    const wrong = error instanceof ApiError ? serverMistakes(form, error) : []
    if (wrong.length > 0) markFields(form, wrong)
    // The message at the edge of the screen says it aloud.
    else tellInForm(form, failureTitle, description).focus()
    this.dispatchEvent(new CustomEvent('ajax-form:failure', { bubbles: true, detail: error }))
  }
}

/** What to do about a form that nobody has answered; undefined where the form's own words say it. */
function unansweredText(error: unknown, unreachable: string | undefined): string | undefined {
  return error instanceof NoAnswer ? { ...formTexts, unreachable }[error.reason] : undefined
}

function setPending(form: HTMLFormElement, button: HTMLButtonElement | null, pending: boolean) {
  form.ariaBusy = String(pending)
  // The browser would take the focus from a disabled button.
  if (button) button.ariaDisabled = pending ? 'true' : null
}

/** Trims every field and marks those that are wrong. */
function passesChecks(form: HTMLFormElement): boolean {
  const controls = textControls(form)
  for (const control of controls) if (isTrimmed(control)) control.value = control.value.trim()
  const wrong = controls.filter((control) => !control.validity.valid)
  markFields(
    form,
    wrong.map((control) => ({ control, detail: messageFor(control) })),
  )
  return wrong.length === 0
}

/** A control and what is wrong with it. */
interface Mistake {
  control: TextControl
  detail: string
}

/** Shows what is wrong at each field, says so at the head of the form where there are several, and leads to the first. */
function markFields(form: HTMLFormElement, wrong: Mistake[]) {
  for (const { control, detail } of wrong) showFieldError(control, detail)
  if (wrong.length > 1) tellInForm(form, formTexts.marked).role = 'alert'
  wrong[0]?.control.focus()
}

const isTrimmed = (control: TextControl) => !(control instanceof HTMLSelectElement) && control.type !== 'password'

/** What the server says of fields of this form. */
const serverMistakes = (form: HTMLFormElement, error: ApiError): Mistake[] =>
  (error.problem?.errors ?? []).flatMap(({ path, detail }) =>
    textControls(form)
      .filter((control) => control.name === path)
      .map((control) => ({ control, detail })),
  )

customElements.define('ajax-form', AjaxForm)
