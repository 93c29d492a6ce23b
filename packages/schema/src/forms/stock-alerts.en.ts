import type { PublicForm } from './form.ts'
import { stockAlertForm as finnish } from './stock-alerts.ts'

export * from './stock-alerts.ts'

export const stockAlertForm = {
  ...finnish,
  submit: 'Notify me',
  fields: {
    ...finnish.fields,
    email: {
      ...finnish.fields.email,
      label: 'Email',
      required: 'Please enter your email address',
      invalid: 'Please check the email address',
    },
  },
  success: {
    title: 'Please confirm your email address',
    text: 'We have sent you a message in Finnish. You are in the queue once you have confirmed the address with the link in it.',
  },
  failure: { title: 'Your request did not reach us', text: 'Please try again later.' },
} satisfies PublicForm
