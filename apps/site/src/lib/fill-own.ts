import { call } from './api.ts'

/**
 * Fills in what we know of whoever is signed in, by the names of the fields. What has been written stays, and a form that is sent
 * begins anew with the same.
 */
export async function fillOwn(form: HTMLFormElement | null): Promise<void> {
  if (!form) return
  // Where the session has ended there is nothing to fill in.
  const customer = await call('GET /api/auth/me').catch(() => undefined)
  if (!customer) return
  const { first_name, last_name, email, phone } = customer
  const known = { name: `${first_name} ${last_name}`, firstName: first_name, lastName: last_name, email, phone }
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.value === '') field.defaultValue = value ?? ''
  }
}
