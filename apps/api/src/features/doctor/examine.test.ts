import { seededSettings } from '@arkpax/schema/seed-for-test'
import { ofEachGroup } from '@arkpax/schema/settings'
import { describe, expect, it } from 'vitest'
import type { DoctorFacts } from './doctor-facts.ts'
import { examine } from './examine.ts'

const GIB = 1024 ** 3
const { versions: _, ...seed } = seededSettings()

/** A shop in which nothing is to be mended. */
const sound: DoctorFacts = {
  now: new Date('2026-11-21T10:00:00Z'),
  settings: {
    ...seed,
    company: {
      ...seed.company,
      businessId: '0112038-9',
      phone: { display: '+358 10 320 9140', callPrice: '8,35 snt/puhelu' },
      certificates: [{ standard: 'ISO 9001', number: 'FI-1', body: 'Arvioija Oy', url: '' }],
    },
    sale: { ...seed.sale, iban: 'FI4250001510000023', guaranteeNotice: '/media/1' },
    law: { batteryRegister: 'FI-1', weeeRegister: 'FI-2', takeBack: 'Palauta keräyspisteeseen.', noticeDocument: '' },
  },
  changes: ofEachGroup(() => '2026-11-01'),
  texts: [{ where: 'Tuote Ark', text: 'Kestää vettä.' }],
  duties: [],
  notice: { kind: 'picture', isCropped: false, isTrashed: false },
  isDemo: false,
  publicUrl: 'https://www.arkpax.fi',
  certificate: { until: new Date('2027-01-21T10:00:00Z') },
  mail: {
    isSmtp: true,
    failure: undefined,
    lastSentAt: '2026-11-21T09:00:00.000Z',
    nextAttemptAt: null,
    undelivered: 0,
    mailboxFailure: undefined,
  },
  paytrailMerchantId: undefined,
  isPasswordWeak: false,
  owners: 1,
  backup: { isPostgres: false, last: { at: '2026-11-21T02:00:00.000Z', file: '/kopio.sqlite', isThere: true } },
  disk: { free: 100 * GIB, size: 200 * GIB },
  driftMs: 3,
  pages: {
    state: 'current',
    built_at: '2026-11-21T09:00:00.000Z',
    started_at: null,
    failed_at: null,
    failure: null,
    failure_detail: null,
    left_out: [],
    by_hook: false,
  },
}
const sale = (change: Partial<DoctorFacts['settings']['sale']>) => ({
  settings: { ...sound.settings, sale: { ...sound.settings.sale, ...change } },
})
const law = (change: Partial<DoctorFacts['settings']['law']>) => ({
  settings: { ...sound.settings, law: { ...sound.settings.law, ...change } },
})
type Company = DoctorFacts['settings']['company']
const withCompany = (change: Partial<Company>) => ({
  settings: { ...sound.settings, company: { ...sound.settings.company, ...change } },
})
const company = (businessId: string) => withCompany({ businessId })
const certificates = (certificates: Company['certificates']) => withCompany({ certificates })
const phone = (change: Partial<Company['phone']>) =>
  withCompany({ phone: { ...sound.settings.company.phone, ...change } })
const mail = (change: Partial<DoctorFacts['mail']>) => ({ mail: { ...sound.mail, ...change } })
const backup = (at: string, isThere = true) => ({
  backup: { isPostgres: false, last: { at, file: '/kopio.sqlite', isThere } },
})

const notWell = (change: Partial<DoctorFacts>) =>
  examine({ ...sound, ...change }).flatMap(({ id, level }) =>
    level === 'well' || level === 'unused' ? [] : [`${level} ${id}`],
  )

it('a number whose call costs what any call costs has no price to tell', () => {
  expect(notWell(phone({ display: '+358 40 123 4567', callPrice: '' }))).toEqual([])
})

it('a shop in order has nothing to mend or to look at', () => {
  expect(notWell({})).toEqual([])
})

it.each<[string, Partial<DoctorFacts>, string]>([
  ['the business id of a new shop', company('0000000-0'), 'mend business-id'],
  ['a business id whose check digit is wrong', company('0112038-8'), 'mend business-id'],
  ['a number with a price of its own that nobody tells', phone({ callPrice: '' }), 'mend call-price'],
  ['no certificate of what the pages name', certificates([]), 'look certificates'],
  ['nobody has saved who we are', { changes: { ...sound.changes, company: null } }, 'mend company'],
  ['no account number', sale({ iban: '' }), 'mend iban'],
  ['the account number of the demonstration', sale({ iban: 'FI2112345600000785' }), 'mend iban'],
  ['prices of delivery that nobody has looked at', { changes: { ...sound.changes, delivery: null } }, 'look terms'],
  ['no artwork of the notice', sale({ guaranteeNotice: '' }), 'mend guarantee-notice'],
  ['artwork that no page shows', sale({ guaranteeNotice: '/media/1/ilmoitus.pdf' }), 'mend guarantee-notice'],
  ['artwork that goes with no mail', { notice: 'elsewhere' }, 'mend guarantee-notice'],
  ['artwork that is gone', { notice: undefined }, 'mend guarantee-notice'],
  [
    'artwork of which a part was cut off',
    { notice: { kind: 'picture', isCropped: true, isTrashed: false } },
    'mend guarantee-notice',
  ],
  ['no number in the register of batteries', law({ batteryRegister: '' }), 'mend producer'],
  ['no word of where used batteries go', law({ takeBack: '' }), 'mend producer'],
  ['a placeholder in a text', { texts: [{ where: 'Tuote', text: 'Lue lisää: TODO' }] }, 'mend placeholders'],
  ['an address that nobody has', { publicUrl: 'http://localhost:3000' }, 'mend public-url'],
  [
    'a certificate that ends in six days',
    { certificate: { until: new Date('2026-11-27T10:00:00Z') } },
    'mend certificate',
  ],
  ['one that ends in twenty days', { certificate: { until: new Date('2026-12-11T10:00:00Z') } }, 'look certificate'],
  ['no connection to our own address', { certificate: { failure: 'ECONNREFUSED' } }, 'mend certificate'],
  ['invented customers', { isDemo: true }, 'mend demo'],
  ['mails that go nowhere', mail({ isSmtp: false }), 'mend mail-server'],
  ['a mail server that lets nobody in', mail({ failure: 'EAUTH' }), 'mend mail-server'],
  ['mails that nobody sends', mail({ nextAttemptAt: '2026-11-21T08:59:00.000Z' }), 'mend mail-queue'],
  ['mails that did not arrive', mail({ undelivered: 2 }), 'look mail-queue'],
  ['a mailbox that cannot be read', mail({ mailboxFailure: 'ETIMEDOUT' }), 'mend mailbox'],
  ['online payments that move no money', { paytrailMerchantId: '375917' }, 'mend paytrail'],
  ['a password that anybody tries', { isPasswordWeak: true }, 'mend password'],
  ['an owner without a name', { owners: 0 }, 'look owners'],
  ['no copy of the database', { backup: { isPostgres: false, last: undefined } }, 'mend backup'],
  ['a copy of three days ago', backup('2026-11-18T09:00:00.000Z'), 'look backup'],
  ['a copy of eight days ago', backup('2026-11-13T09:00:00.000Z'), 'mend backup'],
  ['a copy that is gone', backup('2026-11-21T09:00:00.000Z', false), 'look backup'],
  ['copies that we know nothing of', { backup: { isPostgres: true, last: undefined } }, 'look backup'],
  ['a disk that is nearly full', { disk: { free: GIB / 2, size: 200 * GIB } }, 'mend disk'],
  ['a disk that fills up', { disk: { free: 4 * GIB, size: 200 * GIB } }, 'look disk'],
  ['a clock that is a minute behind', { driftMs: -60_000 }, 'mend clock'],
  ['pages that could not be built', { pages: { ...sound.pages, state: 'failed' } }, 'mend pages'],
  ['pages that nobody builds', { pages: { ...sound.pages, state: 'unavailable' } }, 'mend pages'],
])('%s', (_name, change, told) => {
  expect(notWell(change)).toEqual([told])
})

it('online payments on an address without https cannot come back', () => {
  const found = notWell({ paytrailMerchantId: '1', publicUrl: 'http://kauppa.fi', certificate: undefined })
  expect(found).toEqual(['mend public-url', 'mend paytrail'])
})

it('what a shop does not use is told as that and not as well', () => {
  const findings = examine({ ...sound, publicUrl: 'http://localhost:3000', certificate: undefined })
  const unused = findings.flatMap(({ id, level }) => (level === 'unused' ? [id] : []))
  expect(unused).toEqual(['certificate', 'paytrail'])
})

describe('the clock decides', () => {
  it.each([
    ['2026-09-26T20:59:59Z', []],
    ['2026-09-26T21:00:00Z', ['mend guarantee-notice']],
  ])('at %s the missing notice is told as %j', (now, told) => {
    const certificate = { until: new Date('2027-09-27T00:00:00Z') }
    const change = { ...sale({ guaranteeNotice: '' }), now: new Date(now), certificate, ...backup(now) }
    expect(notWell(change)).toEqual(told)
  })
})

it('the worst comes first, and each tells where it is mended', () => {
  const findings = examine({ ...sound, ...sale({ iban: '' }), owners: 0 })
  expect(findings.slice(0, 2).map(({ id }) => id)).toEqual(['iban', 'owners'])
  expect(findings.filter(({ where }) => where.label === '')).toEqual([])
})
