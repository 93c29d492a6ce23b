import type { PublicForm } from './form.ts'
import { stockAlertForm as finnish } from './stock-alerts.ts'

export * from './stock-alerts.ts'

export const stockAlertForm = {
  ...finnish,
  submit: 'Meddela mig',
  fields: {
    ...finnish.fields,
    email: {
      ...finnish.fields.email,
      label: 'E-post',
      required: 'Fyll i din e-postadress',
      invalid: 'Kontrollera e-postadressen',
    },
  },
  success: {
    title: 'Bekräfta ännu din e-postadress',
    text: 'Vi har skickat dig ett meddelande på finska. Du står i kön när du har bekräftat adressen med länken i det.',
  },
  failure: { title: 'Din begäran kom inte fram', text: 'Försök igen senare.' },
} satisfies PublicForm
