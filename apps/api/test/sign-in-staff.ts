import type { StaffRole } from '@arkpax/schema/permissions'
import { v7 as uuidv7 } from 'uuid'
import { changePassword, insertPerson } from '../src/features/staff/staff.repo.ts'
import { openSession } from '../src/features/staff/staff-sessions.service.ts'
import { CHEAP_HASH, type TestApp } from './create-test-app.ts'

/** Makes a named person of a role, whose password is the one of all tests, and signs them in. */
export async function signInStaff({ deps }: TestApp, role: StaffRole, name = `Aino ${role}`) {
  const id = uuidv7()
  const email = `${id}@example.com`
  await insertPerson(deps.db, { id, name, email, role })
  await changePassword(deps.db, id, { from: '', to: CHEAP_HASH })
  const token = await openSession(deps.db, id, 'Testiselain', deps.now())
  return { id, email, token, headers: { Authorization: `Bearer ${token}` } }
}

/** A call by whoever holds a token, instead of the shared session of tests. */
export const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` }, asAdmin: false })
