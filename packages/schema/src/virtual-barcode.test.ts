import { describe, expect, it } from 'vitest'
import { plainReference } from './reference-number.ts'
import { virtualBarcode, virtualBarcodeRf } from './virtual-barcode.ts'

/** The examples of the banks' guide (Pankkiviivakoodi-opas): account, reference, cents, due day and the digits. */
const VERSION_4 = [
  [
    'FI7944052020036082',
    '868516259619897',
    488_315,
    '2010-06-12',
    '479440520200360820048831500000000868516259619897100612',
  ],
  [
    'FI5810171000000122',
    '559582243294671',
    48_299,
    '2012-01-31',
    '458101710000001220004829900000000559582243294671120131',
  ],
  [
    'FI0250004640001302',
    '69875672083435364',
    69_380,
    '2011-07-24',
    '402500046400013020006938000000069875672083435364110724',
  ],
  [
    'FI1566010001530641',
    '7758474790647489',
    744_454,
    '2019-12-19',
    '415660100015306410074445400000007758474790647489191219',
  ],
  ['FI1680001400050267', '78777679656628687', 93_585, null, '416800014000502670009358500000078777679656628687000000'],
  ['FI7331313001000058', '868624', 0, '2013-08-09', '473313130010000580000000000000000000000000868624130809'],
  [
    'FI8333010001100775',
    '92125374252539897737',
    15_000_020,
    '2016-05-25',
    '483330100011007751500002000092125374252539897737160525',
  ],
  ['FI3936363002092492', '590738390', 103, '2023-03-11', '439363630020924920000010300000000000000590738390230311'],
  ['FI9239390001003391', '1357914', 2, '2099-12-24', '492393900010033910000000200000000000000001357914991224'],
] as const
const VERSION_5 = [
  [
    'FI7944052020036082',
    'RF09868516259619897',
    488_315,
    '2010-06-12',
    '579440520200360820048831509000000868516259619897100612',
  ],
  [
    'FI0250004640001302',
    'RF02698756720834',
    69_380,
    '2011-07-24',
    '502500046400013020006938002000000000698756720834110724',
  ],
  [
    'FI1566010001530641',
    'RF84775847479064 7489',
    744_454,
    '2019-12-19',
    '515660100015306410074445484000007758474790647489191219',
  ],
  [
    'FI8333010001100775',
    'RF7192125374252539897737',
    15_000_020,
    '2016-05-25',
    '583330100011007751500002071092125374252539897737160525',
  ],
  ['FI9239390001003391', 'RF951357914', 2, '2099-12-24', '592393900010033910000000295000000000000001357914991224'],
] as const

describe('the bar code of a transfer', () => {
  it.each(VERSION_4)('is that of the guide for %s with %s', (iban, reference, cents, dueOn, digits) => {
    expect(virtualBarcode({ iban, reference, cents, dueOn })).toBe(digits)
  })

  it.each(VERSION_5)('is that of the guide for %s with %s', (iban, reference, cents, dueOn, digits) => {
    expect(virtualBarcodeRf({ iban, reference: plainReference(reference), cents, dueOn })).toBe(digits)
  })

  it('leaves out a sum that has no room', () => {
    const transfer = { iban: 'FI7944052020036082', reference: '868624', dueOn: null }
    expect(virtualBarcode({ ...transfer, cents: 100_000_000 }).slice(17, 25)).toBe('00000000')
    expect(virtualBarcode({ ...transfer, cents: 99_999_999 }).slice(17, 25)).toBe('99999999')
  })

  it('is not made for an account of another country', () => {
    const transfer = { iban: 'DE89370400440532013000', reference: '868624', cents: 100, dueOn: null }
    expect(() => virtualBarcode(transfer)).toThrow(RangeError)
    expect(() => virtualBarcodeRf(transfer)).toThrow(RangeError)
  })
})
