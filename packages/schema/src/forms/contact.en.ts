import { contactForm as finnish } from './contact.ts'
import type { PublicForm } from './form.ts'

export const contactForm = {
  ...finnish,
  submit: 'Send message',
  fields: {
    name: { ...finnish.fields.name, label: 'Name', required: 'Please enter your name' },
    email: {
      ...finnish.fields.email,
      label: 'Email',
      required: 'Please enter your email address',
      invalid: 'Please check the email address',
    },
    subject: { ...finnish.fields.subject, label: 'Subject', required: 'Please enter a subject' },
    message: { ...finnish.fields.message, label: 'Message', required: 'Please write a message' },
  },
  success: { title: 'Your message has been sent!', text: 'We will get back to you as soon as we can.' },
  failure: { title: 'Your message was not sent', text: 'Please try again later or contact us directly.' },
} satisfies PublicForm
