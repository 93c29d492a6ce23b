import { MINUTE_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { mailedToken } from '../../../test/mailed-links.ts'
import { bearer, signInStaff } from '../../../test/sign-in-staff.ts'
import { deleteExpiredChallenges } from './passkeys.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const asRole = () => signInStaff(test, 'sales')
type Person = Awaited<ReturnType<typeof asRole>>
type Authenticator = ReturnType<typeof createAuthenticator>

const begin = async (person: Person) =>
  (await test.call('POST /api/admin/passkeys', { body: { password: ADMIN_PASSWORD }, ...bearer(person.token) })).answer
const confirm = async (person: Person, response: unknown, name = 'Työpuhelin') =>
  (await test.call('PUT /api/admin/passkeys', { body: { name, response }, ...bearer(person.token) })).answer
const refusal = async (person: Person, response: unknown) =>
  (await test.fail('PUT /api/admin/passkeys', { body: { name: 'Puhelin', response }, ...bearer(person.token) })).problem
    .code
const factorsOf = async (person: Person) =>
  (await test.call('GET /api/admin/second-factor', bearer(person.token))).answer

/** A person with a passkey, and what holds it. */
async function withPasskey() {
  const person = await asRole()
  const key = createAuthenticator()
  const { recovery_codes } = await confirm(person, key.make(await begin(person)))
  return { ...person, key, codes: recovery_codes }
}

const challenge = async () => (await test.call('POST /api/admin/login/challenge')).answer
const login = (response: unknown, email?: string) =>
  test.call('POST /api/admin/login/passkey', { body: { response, ...(email && { email }) } })
const loginRefusal = async (response: unknown, email?: string) =>
  (await test.fail('POST /api/admin/login/passkey', { body: { response, ...(email && { email }) } })).problem
const signIn = async (key: Authenticator) => login(key.sign(await challenge()))
const passwordLogin = (email: string, code?: string) => ({
  body: { email, password: ADMIN_PASSWORD, ...(code && { code }) },
})

describe('adding a passkey', () => {
  it('takes the password, a name and what the browser has made, and gives recovery codes with the first', async () => {
    const person = await asRole()
    const wrong = { body: { password: 'arvaus' }, ...bearer(person.token) }
    const { problem } = await test.fail('POST /api/admin/passkeys', wrong)
    expect(problem.errors).toEqual([{ path: 'password', detail: 'Väärä salasana' }])

    const options = await begin(person)
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: person.email }, excludeCredentials: [] })
    const { recovery_codes } = await confirm(person, createAuthenticator().make(options), 'Työpuhelin')
    expect(recovery_codes).toHaveLength(10)
    expect(await factorsOf(person)).toEqual({
      app: false,
      passkeys: [
        { id: expect.any(String), name: 'Työpuhelin', created_at: test.clock.now.toISOString(), last_used_at: null },
      ],
      recovery_codes_left: 10,
    })
    expect((await test.call('GET /api/admin/session', bearer(person.token))).answer.second_factor).toBe(true)
    expect((await test.call('GET /api/admin/staff')).answer.members).toMatchObject([{ second_factor: true }])
  })

  it('may be done on several devices, none twice, and the second gives no new codes and ends no session', async () => {
    const person = await withPasskey()
    const { answer: phone } = await signIn(person.key)
    const options = await begin(person)
    expect(options.excludeCredentials).toHaveLength(1)
    expect(await confirm(person, createAuthenticator().make(options), 'Kannettava')).toEqual({ recovery_codes: [] })
    expect((await factorsOf(person)).passkeys.map(({ name }) => name)).toEqual(['Työpuhelin', 'Kannettava'])
    expect((await test.call('GET /api/admin/session', bearer(phone.token))).status).toBe(200)
    expect(await refusal(person, person.key.make(await begin(person)))).toBe('passkey_refused')
  })

  it('ends the sessions that were opened without one', async () => {
    const person = await asRole()
    const { answer: thief } = await test.call('POST /api/admin/login', passwordLogin(person.email))
    await confirm(person, createAuthenticator().make(await begin(person)))
    expect((await test.fail('GET /api/admin/session', bearer(thief.token))).status).toBe(401)
    expect((await test.call('GET /api/admin/session', bearer(person.token))).status).toBe(200)
  })

  it.each([
    ['another origin', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'example.com' }],
    ['nobody verified', { verified: false }],
  ])('is refused with %s', async (_, circumstances) => {
    const person = await asRole()
    expect(await refusal(person, createAuthenticator().make(await begin(person), circumstances))).toBe(
      'passkey_refused',
    )
    expect((await factorsOf(person)).passkeys).toEqual([])
  })

  it('is refused with a challenge of another person, one that was used, and one from more than five minutes ago', async () => {
    const [person, other] = [await asRole(), await asRole()]
    const options = await begin(other)
    expect(await refusal(person, createAuthenticator().make(options))).toBe('passkey_refused')
    await confirm(other, createAuthenticator().make(options))
    expect(await refusal(other, createAuthenticator().make(options))).toBe('passkey_refused')
    const late = createAuthenticator().make(await begin(person))
    wait(5 * MINUTE_MS)
    expect(await refusal(person, late)).toBe('passkey_refused')
    expect(await refusal(person, createAuthenticator().make({ ...options, ...(await challenge()) }))).toBe(
      'passkey_refused',
    )
  })

  it('is nothing that the shared password can do', async () => {
    const body = { password: ADMIN_PASSWORD }
    expect((await test.fail('POST /api/admin/passkeys', { body })).problem.code).toBe('forbidden')
  })
})

describe('signing in with a passkey', () => {
  it('opens a session without a password, and tells when it was last used', async () => {
    const { key, email, ...person } = await withPasskey()
    wait(MINUTE_MS)
    const { answer } = await signIn(key)
    expect((await test.call('GET /api/admin/session', bearer(answer.token))).answer.email).toBe(email)
    const { passkeys } = await factorsOf({ ...person, email })
    expect(passkeys[0]?.last_used_at).toBe(test.clock.now.toISOString())
  })

  it('is offered once the password was right, beside recovery codes', async () => {
    const { email, key, codes } = await withPasskey()
    const { problem } = await test.fail('POST /api/admin/login', passwordLogin(email))
    expect(problem).toMatchObject({ code: 'second_factor_needed', second_factors: ['passkey'] })
    expect((await test.fail('POST /api/admin/login', passwordLogin(email, '123456'))).problem.code).toBe('wrong_code')
    expect((await test.call('POST /api/admin/login', passwordLogin(email, codes[0]))).status).toBe(200)
    expect((await login(key.sign(await challenge()), email.toUpperCase())).status).toBe(200)
  })

  it('needs the passkey of that person where an address was typed', async () => {
    const [person, other] = [await withPasskey(), await withPasskey()]
    expect((await loginRefusal(other.key.sign(await challenge()), person.email)).code).toBe('wrong_passkey')
  })

  it.each([
    ['another origin', { origin: 'https://arkpax.example' }],
    ['another site', { rpId: 'example.com' }],
    ['nobody verified', { verified: false }],
  ])('is refused with %s', async (_, circumstances) => {
    const { key } = await withPasskey()
    const problem = await loginRefusal(key.sign(await challenge(), circumstances))
    expect(problem).toMatchObject({ status: 401, code: 'wrong_passkey' })
  })

  it('is refused with an answer that has been used, also a wrong one, and with one that comes too late', async () => {
    const { key } = await withPasskey()
    const options = await challenge()
    const answered = key.sign(options)
    await login(answered)
    expect((await loginRefusal(answered)).code).toBe('wrong_passkey')
    expect((await loginRefusal(key.sign(options))).code).toBe('wrong_passkey')
    const tried = await challenge()
    await loginRefusal(key.sign(tried, { verified: false }))
    expect((await loginRefusal(key.sign(tried))).code).toBe('wrong_passkey')
    const late = key.sign(await challenge())
    wait(5 * MINUTE_MS)
    expect((await loginRefusal(late)).code).toBe('wrong_passkey')
  })

  it('is refused with a challenge that we have not given, or gave to add a passkey', async () => {
    const person = await withPasskey()
    expect((await loginRefusal(person.key.sign({ challenge: 'oma-keksima' }))).code).toBe('wrong_passkey')
    expect((await loginRefusal(person.key.sign(await begin(person)))).code).toBe('wrong_passkey')
  })

  it('is refused where another key signs, or the key of one person says that it is another’s', async () => {
    const [person, other] = [await withPasskey(), await withPasskey()]
    const signed = other.key.sign(await challenge())
    const asPerson = { ...signed.response, userHandle: Buffer.from(person.id).toString('base64url') }
    expect((await loginRefusal({ ...signed, response: asPerson })).code).toBe('wrong_passkey')
    const { id, rawId } = person.key.sign(await challenge())
    const stolen = { ...other.key.sign(await challenge()), id, rawId }
    const response = { ...stolen.response, userHandle: asPerson.userHandle }
    expect((await loginRefusal({ ...stolen, response })).code).toBe('wrong_passkey')
  })

  it('is refused when the counter has not risen: there is a copy of the key', async () => {
    const { key } = await withPasskey()
    key.setCounter(6)
    await signIn(key)
    key.setCounter(4)
    expect((await loginRefusal(key.sign(await challenge()))).code).toBe('wrong_passkey')
    key.setCounter(6)
    expect((await loginRefusal(key.sign(await challenge()))).code).toBe('wrong_passkey')
    expect((await signIn(key)).status).toBe(200)
  })

  it('works with keys that do not count, as those of phones', async () => {
    const { key } = await withPasskey()
    for (let times = 0; times < 2; times += 1) {
      key.setCounter(-1)
      expect((await signIn(key)).status).toBe(200)
    }
  })

  it('lets one of two in who answer with the same counter at the same moment', async () => {
    const { key } = await withPasskey()
    const signed = []
    for (let times = 0; times < 2; times += 1) {
      key.setCounter(4)
      signed.push(key.sign(await challenge()))
    }
    const results = await Promise.allSettled(signed.map((response) => login(response)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is limited to ten wrong tries in ten minutes per client, and good ones are not counted', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const { key } = await withPasskey()
    for (let times = 0; times < 12; times += 1) expect((await signIn(key)).status).toBe(200)
    const wrong = async () => loginRefusal(key.sign(await challenge(), { verified: false }))
    for (let tries = 0; tries < 10; tries += 1) expect((await wrong()).status).toBe(401)
    expect((await wrong()).status).toBe(429)
  })

  it('leaves no challenges behind that were never answered', async () => {
    await challenge()
    wait(4 * MINUTE_MS)
    await deleteExpiredChallenges(test.deps.db, test.clock.now)
    const left = () => test.deps.db.selectFrom('staff_challenges').selectAll().execute()
    expect(await left()).toHaveLength(1)
    wait(2 * MINUTE_MS)
    await deleteExpiredChallenges(test.deps.db, test.clock.now)
    expect(await left()).toEqual([])
  })
})

it('what is done with passkeys stands in the log, with their names', async () => {
  const person = await withPasskey()
  const path = `/api/admin/passkeys/${(await factorsOf(person)).passkeys[0]?.id}`
  const asPerson = bearer(person.token)
  await test.call('PUT /api/admin/passkeys/{id}', { path, body: { name: 'Varapuhelin' }, ...asPerson })
  await signIn(person.key)
  await loginRefusal(person.key.sign({ challenge: 'oma' }))
  const remove = { path: `${path}/remove`, body: { password: ADMIN_PASSWORD }, ...asPerson }
  await test.call('POST /api/admin/passkeys/{id}/remove', remove)
  const lines = await test.deps.db.selectFrom('audit_log').selectAll().orderBy('number').execute()
  expect(lines.map(({ action, actor }) => ({ action, isTheirs: actor.includes(person.email) }))).toEqual([
    { action: 'begin-passkey', isTheirs: true },
    { action: 'add-passkey', isTheirs: true },
    { action: 'rename-passkey', isTheirs: true },
    { action: 'sign-in', isTheirs: true },
    { action: 'sign-in-failed', isTheirs: false },
    { action: 'remove-passkey', isTheirs: true },
  ])
  const told = lines.map(({ content }) => JSON.parse(content ?? '{}').changes)
  expect(told[1]).toEqual([{ field: 'passkey', from: null, to: 'Työpuhelin' }])
  expect(told[2]).toEqual([{ field: 'passkey', from: 'Työpuhelin', to: 'Varapuhelin' }])
  expect(told[3]).toContainEqual({ field: 'passkey', from: null, to: 'Varapuhelin' })
  expect(told[4]).toContainEqual({ field: 'reason', from: null, to: 'Pääsyavain ei käynyt' })
  expect(told[5]).toEqual([{ field: 'passkey', from: 'Varapuhelin', to: null }])
})

describe('a passkey', () => {
  const removal = (person: Person, id: string, password = ADMIN_PASSWORD) => ({
    path: `/api/admin/passkeys/${id}/remove`,
    body: { password },
    ...bearer(person.token),
  })
  const idOf = async (person: Person) => (await factorsOf(person)).passkeys[0]?.id ?? ''

  it('is renamed by its owner alone', async () => {
    const [person, other] = [await withPasskey(), await asRole()]
    const path = `/api/admin/passkeys/${await idOf(person)}`
    const body = { name: ' Varapuhelin ' }
    const theirs = await test.fail('PUT /api/admin/passkeys/{id}', { path, body, ...bearer(other.token) })
    expect(theirs.problem.code).toBe('not_found')
    const empty = await test.fail('PUT /api/admin/passkeys/{id}', {
      path,
      body: { name: ' ' },
      ...bearer(person.token),
    })
    expect(empty.problem.errors).toEqual([{ path: 'name', detail: 'Anna pääsyavaimelle nimi' }])
    const { answer } = await test.call('PUT /api/admin/passkeys/{id}', { path, body, ...bearer(person.token) })
    expect(answer.name).toBe('Varapuhelin')
  })

  it('is removed with the password by its owner alone, signs nobody in any more, and takes the codes along', async () => {
    const [person, other] = [await withPasskey(), await asRole()]
    const id = await idOf(person)
    const remove = 'POST /api/admin/passkeys/{id}/remove'
    expect((await test.fail(remove, removal(other, id))).problem.code).toBe('not_found')
    expect((await test.fail(remove, removal(person, id, 'arvaus'))).status).toBe(422)
    await test.call(remove, removal(person, id))
    expect((await loginRefusal(person.key.sign(await challenge()))).code).toBe('wrong_passkey')
    expect(await factorsOf(person)).toEqual({ app: false, passkeys: [], recovery_codes_left: 0 })
    expect((await test.call('POST /api/admin/login', passwordLogin(person.email))).status).toBe(200)
  })

  it('goes with the person, also while an answer is under way', async () => {
    const { id, key } = await withPasskey()
    const signed = key.sign(await challenge())
    await test.call('DELETE /api/admin/staff/{id}', { path: `/api/admin/staff/${id}` })
    expect((await loginRefusal(signed)).code).toBe('wrong_passkey')
    expect(await test.deps.db.selectFrom('staff_passkeys').selectAll().execute()).toEqual([])
  })

  it('that is lost is replaced by a new invitation of the owner', async () => {
    const { id, email, key } = await withPasskey()
    await test.call('POST /api/admin/staff/{id}/invitation', { path: `/api/admin/staff/${id}/invitation` })
    expect((await signIn(key)).status).toBe(200)
    const body = { token: await mailedToken(test, email, 'staff-invitation'), password: 'talvinen laituri 47' }
    await test.call('POST /api/admin/invitations/accept', { body })
    expect((await loginRefusal(key.sign(await challenge()))).code).toBe('wrong_passkey')
    const { answer } = await test.call('POST /api/admin/login', { body: { email, password: body.password } })
    expect((await test.call('GET /api/admin/session', bearer(answer.token))).answer.second_factor).toBe(false)
  })

  it('counts where the owner asks a second factor of all', async () => {
    const person = await asRole()
    await test.call('PUT /api/admin/staff/security', { body: { second_factor_required: true } })
    expect((await test.fail('GET /api/admin/orders', bearer(person.token))).problem.code).toBe('second_factor_missing')
    await confirm(person, createAuthenticator().make(await begin(person)))
    expect((await test.call('GET /api/admin/orders', bearer(person.token))).status).toBe(200)
  })
})
