import type { StaffProductWithDetails } from '@arkpax/schema/products'
import { describe, expect, it } from 'vitest'
import { changeOf, emptyPort, newProductBody, newProductValues, productForm, valuesOf } from './product-values.ts'

const product: StaffProductWithDetails = {
  id: '1',
  name: 'Ark PRO 2400 W',
  description: 'Voima-asema.',
  price: 3350,
  reserved: 0,
  regular_price: 3350,
  ...{ campaign_price: null, campaign_from: null, campaign_until: null, campaign_lowest: null },
  ...{ sku: 'ARK-1', ean: null, vat_class: 'general', low_stock_limit: null, un_number: 'UN3480' },
  ...{ shipping_weight_g: 31_000, shipping_width_mm: null, shipping_depth_mm: null, shipping_height_mm: null },
  image_url: '/images/ark-pro-hero-800.webp',
  category: 'power-stations',
  stock: 24,
  batteryCapacity: 2300,
  rating: null,
  version: 1,
  status: 'shown',
  position: 100,
  created_at: '2026-11-21T08:00:00.000Z',
  details: { weightKg: 28.5, peak: { watts: 4800, seconds: 2 }, warnings: ['Pidä kuivana.'] },
}

const messages = (values: unknown) =>
  Object.fromEntries(
    (productForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('the form of a product', () => {
  it('gives back what is stored', () => {
    const { id: _id, created_at: _created, rating: _rating, version: _version, ...read } = product
    const { regular_price: _regular, campaign_lowest: _lowest, reserved: _reserved, ...stored } = read
    expect(productForm.parse(valuesOf(product))).toEqual({ ...stored, technicalSpecs: [], maxPower: null })
  })

  it('takes the weight of the package in kilograms, with a comma, and stores grams', () => {
    expect(valuesOf({ ...product, shipping_weight_g: 8_200 }).shipping_weight_g).toBe('8,2')
    const weighed = (shipping_weight_g: string) => ({ ...valuesOf(product), shipping_weight_g })
    expect(productForm.parse(weighed('17,45')).shipping_weight_g).toBe(17_450)
    expect(productForm.parse(weighed('')).shipping_weight_g).toBeNull()
    expect(messages(weighed('8200'))).toEqual({ shipping_weight_g: 'Enintään 2\u00A0000\u00A0kg' })
    expect(messages(weighed('paljon'))).toEqual({ shipping_weight_g: 'Anna paino kilogrammoina, esimerkiksi 8,2' })
  })

  it('names every empty field at once', () => {
    expect(messages({ ...newProductValues, stock: '' })).toEqual({
      name: 'Tuotteen nimi on pakollinen',
      description: 'Kuvaus on pakollinen',
      price: 'Hinta on pakollinen',
      image_url: 'Virheellinen URL',
      category: 'Kategoria on pakollinen',
      stock: 'Varastosaldo on pakollinen',
    })
  })

  it('refuses a negative stock and an empty line of specs', () => {
    expect(messages({ ...valuesOf(product), stock: '-1', technicalSpecs: ['Paino: 28 kg', ' '] })).toEqual({
      stock: 'Varastosaldo ei voi olla negatiivinen',
      'technicalSpecs.1': 'Tyhjä rivi',
    })
  })
})

describe('a campaign', () => {
  const running = { campaign_price: '2990', campaign_from: '2026-11-01', campaign_until: '2199-11-30' }

  it('leaves the normal price in its field', () => {
    const cut = { price: 2990, normalPrice: 3350, lowestPrice30: 3350, campaign_price: 2990 }
    expect(valuesOf({ ...product, ...cut })).toMatchObject({ price: '3350,00', campaign_price: '2990,00' })
  })

  it.each<[object, object]>([
    [{ campaign_price: '3350,00' }, { campaign_price: 'Kampanjahinnan on oltava normaalihintaa alempi' }],
    [{ campaign_price: 'halpa' }, { campaign_price: 'Anna hinta euroina, esimerkiksi 89,90' }],
    [{ campaign_from: '' }, { campaign_from: 'Anna kampanjan ensimmäinen päivä' }],
    [{ campaign_from: '2199-12-01' }, { campaign_until: 'Viimeinen päivä ei voi olla ennen ensimmäistä' }],
  ])('with %o is told at its field', (change, told) => {
    expect(messages({ ...valuesOf(product), ...running, ...change })).toEqual(told)
  })

  it('that is over keeps nobody from changing something else', () => {
    const over = { campaign_price: '2990', campaign_from: '2026-01-01', campaign_until: '2026-01-02' }
    expect(messages({ ...valuesOf(product), ...over, price: '2000' })).toEqual({})
  })
})

describe('the details', () => {
  const withDetails = (details: object) => ({
    ...valuesOf(product),
    details: { ...valuesOf(product).details, ...details },
  })
  const port = { ...emptyPort(), kind: 'usb-c', label: 'USB-C', count: '2', side: 'front', description: 'Puhelimelle.' }

  it('are told at their fields, also inside a group and a list', () => {
    const details = {
      weightKg: 'paljon',
      peak: { watts: '4800', seconds: '' },
      ports: [{ ...port, count: '', volts: '-5' }],
    }
    expect(messages(withDetails(details))).toEqual({
      'details.weightKg': 'Anna luku',
      'details.peak.seconds': 'Anna luku',
      'details.ports.0.count': 'Anna kokonaisluku',
      'details.ports.0.volts': 'Anna nollaa suurempi luku',
    })
  })

  it('are sent where they were changed; an emptied group is taken away', () => {
    const base = valuesOf(product)
    const values = withDetails({ peak: { watts: '', seconds: '' }, weightKg: '27,5' })
    expect(changeOf(productForm.parse(values), base, values)).toEqual({
      details: { peak: null, weightKg: 27.5 },
    })
  })

  it('of a new port have a name of their own', () => {
    const [one, other] = [emptyPort(), emptyPort()]
    expect(one.id).not.toBe(other.id)
    expect(messages(withDetails({ ports: [port, { ...port, id: other.id }] }))).toEqual({})
    expect(messages(withDetails({ ports: [port, port] }))).toEqual({
      'details.ports.1.id': 'Tunnus on jo toisella liitännällä',
    })
  })
})

describe('numbers', () => {
  const typed = (values: object) => productForm.safeParse({ ...valuesOf(product), ...values })

  it.each([
    ['89,90', 89.9],
    ['89.90', 89.9],
    ['1 234,50', 1234.5],
  ])('a price typed as %s is %d', (price, value) => {
    expect(typed({ price }).data?.price).toBe(value)
  })

  it.each([
    ['price', 'kymppi', 'Anna hinta euroina, esimerkiksi 89,90'],
    ['price', '1.234', 'Anna hinta euroina, esimerkiksi 89,90'],
    ['price', '89,905', 'Anna hinta euroina, enintään kaksi desimaalia'],
    ['stock', '1,5', 'Varastosaldon on oltava kokonaisluku'],
    ['stock', 'viisi', 'Varastosaldon on oltava kokonaisluku'],
    ['batteryCapacity', '1,5', 'Anna kokonaisluku'],
    ['maxPower', 'paljon', 'Anna kokonaisluku'],
  ])('%s typed as %s is refused at its field', (field, text, message) => {
    expect(messages({ ...valuesOf(product), [field]: text })).toEqual({ [field]: message })
  })

  it('are shown in Finnish', () => {
    expect(valuesOf({ ...product, regular_price: 89.9 })).toMatchObject({ price: '89,90', batteryCapacity: '2300' })
  })
})

describe('what is sent', () => {
  const base = valuesOf(product)
  const change = (changed: object) => {
    const values = { ...base, ...changed }
    return changeOf(productForm.parse(values), base, values)
  }

  it('of a stored product is only what was changed, never its stock', () => {
    expect(change({})).toEqual({})
    expect(change({ price: '3350' })).toEqual({})
    expect(change({ price: '3400', stock: '30' })).toEqual({ price: 3400 })
    expect(change({ batteryCapacity: '', technicalSpecs: ['Paino: 28 kg'] })).toEqual({
      batteryCapacity: null,
      technicalSpecs: ['Paino: 28 kg'],
    })
  })

  it('of a new product leaves out specs where there are none', () => {
    expect(newProductBody(productForm.parse(base))).not.toHaveProperty('technicalSpecs')
    expect(newProductBody(productForm.parse({ ...base, technicalSpecs: ['A: 1'] }))).toMatchObject({
      technicalSpecs: ['A: 1'],
      stock: 24,
    })
  })
})
