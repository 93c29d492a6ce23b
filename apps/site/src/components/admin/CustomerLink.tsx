import { adminCustomerOfPath } from '~/lib/admin-paths.ts'
import { adminTexts } from './admin.fi.ts'
import { useMay } from './signed-in.ts'

/** The way to everything that belongs to an address; nothing for a role that may not see it, or where the person was erased. */
export function CustomerLink({ email }: { email: string }) {
  if (!useMay('customers.read') || email === '') return null
  return (
    <a
      href={adminCustomerOfPath(email)}
      aria-label={adminTexts.openCustomerOf(email)}
      className="inline-flex min-h-6 items-center text-sm underline"
    >
      {adminTexts.openCustomer}
    </a>
  )
}
