import type { CustomerRow } from '@arkpax/schema/customers'
import { callAsStaff } from '~/components/admin/lists/use-act-on-rows.ts'

/** Gives a customer a tag, or takes it away; all else that staff keep of them stays as it is at this moment. */
export async function tagCustomer({ id }: CustomerRow, tag: string, isTagged: boolean) {
  const params = { id }
  const customer = await callAsStaff('GET /api/admin/customers/{id}', { params })
  const { display_name, own_company: company, business_id, own_phone: phone, version: ifMatch } = customer
  const others = customer.tags.filter((one) => one !== tag)
  const tags = isTagged ? [...others, tag] : others
  return callAsStaff('PUT /api/admin/customers/{id}', {
    params,
    body: { display_name, company, business_id, phone, tags },
    ifMatch,
  })
}
