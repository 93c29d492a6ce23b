import { asStaff } from '~/components/admin/admin-session.ts'
import { callPage } from '~/lib/api.ts'

const PASSPORT = /\/akkupassi\/[0-9a-f]{32}/i

/** The serial number that a code stands for: our labels carry the address of the passport, which its unit is asked by. */
export async function serialOfCode(code: string): Promise<string | undefined> {
  const address = PASSPORT.exec(code)?.[0]
  if (!address) return code
  const { items } = await asStaff(() => callPage('GET /api/admin/units', { query: { q: address, limit: 1 } }))
  return items[0]?.serial
}
