import type { PublicForm } from '@arkpax/schema/forms/form'

/** What the answer page says; `lines` stand under the text as a list. */
export interface FormAnswer {
  title: string
  text: string
  lines?: readonly string[]
}

/** A public form as its Finnish answer pages need it. Where what a success says depends on the answer of the call, it is made from that. */
export interface FormPage extends Omit<PublicForm, 'success'> {
  success: FormAnswer | ((answer: unknown) => FormAnswer)
}
