import { type Endpoint, endpoints } from '@arkpax/schema/endpoints'
import { problem } from '@arkpax/schema/errors'
import { mayDo, permissions, staffRoles } from '@arkpax/schema/permissions'
import { roleDescriptions, roleLabels } from '@arkpax/schema/staff-labels'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { signInStaff } from './sign-in-staff.ts'

const calls = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'admin')
const concrete = (path: string) => path.replace('{slug}', 'ei-ole').replace('{id}', '12345')

let test: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  test = await createTestApp()
  for (const role of staffRoles) tokens.set(role, (await signInStaff(test, role)).token)
})

async function callAs(role: string, key: string) {
  const [method = '', path = ''] = key.split(' ')
  const headers = { Authorization: `Bearer ${tokens.get(role)}`, 'Content-Type': 'application/json' }
  // An empty body passes no call's validation, so nothing is changed and nobody is signed out.
  const response = await test.app.request(concrete(path), { method, headers, ...(method !== 'GET' && { body: '[]' }) })
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  return { status: response.status, code: isProblem ? problem.parse(await response.json()).code : undefined }
}

it('every call of staff names what it asks for', () => {
  expect(calls.filter(([, { may }]) => !may).map(([key]) => key)).toEqual([])
})

const ENDS_A_SESSION = 'POST /api/admin/logout'

describe.each(staffRoles)('the role %s', (role) => {
  it.each(calls.filter(([key]) => key !== ENDS_A_SESSION))(
    'gets to %s only where the table lets it',
    async (key, { may }) => {
      const { status, code } = await callAs(role, key)
      if (mayDo(role, may)) {
        expect(status).not.toBe(401)
        expect(code).not.toBe('role_forbidden')
      } else {
        expect({ status, code }).toEqual({ status: 403, code: 'role_forbidden' })
      }
    },
  )
})

it('a call without a permission is the owner’s alone', () => {
  expect(staffRoles.filter((role) => mayDo(role, undefined))).toEqual(['owner'])
})

it('docs/roles.md shows who may do what', async () => {
  const mark = (isAllowed: boolean) => (isAllowed ? '●' : '')
  const rows = Object.keys(permissions).map((name) => {
    const permission = name as keyof typeof permissions
    const asking = calls.filter(([, { may }]) => may === permission).map(([key]) => `\`${key}\``)
    return `| ${permission} | ${staffRoles.map((role) => mark(mayDo(role, permission))).join(' | ')} | ${asking.join('<br>')} |`
  })
  const page = [
    '# Who on the staff may do what',
    '',
    'Made from `packages/schema/src/permissions.ts` and the `may` of each endpoint; `npx vitest run apps/api/test/roles.test.ts -u` writes it anew.',
    'The shared password is an owner without a name. A permission without roles is the owner’s alone; a test refuses a call that names none.',
    '',
    ...staffRoles.map((role) => `- **${role}** (${roleLabels[role]}): ${roleDescriptions[role]}`),
    '',
    `| Permission | ${staffRoles.join(' | ')} | Calls |`,
    `|---|${staffRoles.map(() => ':-:').join('|')}|---|`,
    ...rows,
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/roles.md')
})
