/** One field of a form that works without JavaScript. */
export interface FormField {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select'
  required?: true
  rows?: number
  options?: readonly string[]
}

/** What the answer page says; `lines` stand under the text as a list. */
export interface FormAnswer {
  title: string
  text: string
  lines?: readonly string[]
}

/** A public form as its Finnish answer pages need it: what to say, and the fields to fill in again. */
export interface FormPage {
  action: string
  /** The screen that the visitor came from. */
  back: string
  submit: string
  fields: readonly FormField[]
  /** Where it depends on the answer of the call, it is made from that. */
  success: FormAnswer | ((answer: unknown) => FormAnswer)
  failure: { title: string; text: string }
}
