/** A field of a public form, in plain words: pages, the schema and the answer without JavaScript read the same. */
export interface FormField {
  label: string
  type: 'hidden' | 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select'
  /** What an empty field says; without it the field may stay empty. */
  required?: string
  /** What a field says that cannot be right. */
  invalid?: string
  hint?: string
  rows?: number
  options?: readonly { value: string; label: string }[]
}

/** A public form that works without JavaScript. No zod here: pages load these words. */
export interface PublicForm {
  /** The call that it posts to. */
  action: string
  /** The screen that it stands on. */
  back: string
  submit: string
  /** By the name of each field, in the order of the form. */
  fields: Readonly<Record<string, FormField>>
  success?: { title: string; text: string }
  failure: { title: string; text: string }
}
