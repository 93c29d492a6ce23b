import type { ProductDetails, ProductDetailsChange } from '@arkpax/schema/product-details'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const path = '/api/admin/products/1'
const save = (details: ProductDetailsChange) => test.call('PUT /api/admin/products/{id}', { path, body: { details } })
const refuse = async (details: ProductDetailsChange) =>
  (await test.fail('PUT /api/admin/products/{id}', { path, body: { details } })).problem.errors
const shown = async (): Promise<ProductDetails> =>
  (await test.call('GET /api/products/{id}', { path: '/api/products/1' })).answer.details

describe('a sales text', () => {
  it('keeps headings, lists and links, and loses what could run', async () => {
    const salesText = '<h2>Työmaalle</h2><ul><li><p>Kestää <strong>sateen</strong></p></li></ul>'
    const { answer } = await save({ salesText: `${salesText}<script>alert(1)</script><p onclick="x()">Loppu</p>` })
    expect(answer.details.salesText).toBe(`${salesText}<p>Loppu</p>`)
    expect((await shown()).salesText).toBe(`${salesText}<p>Loppu</p>`)
  })

  it('may be typed without any tags', async () => {
    const { answer } = await save({ salesText: 'Yksi\nrivi\n\nToinen kappale' })
    expect(answer.details.salesText).toBe('<p>Yksi<br />\nrivi</p>\n<p>Toinen kappale</p>')
  })

  it('is none where it shows nothing', async () => {
    await save({ salesText: '<p>Teksti</p>' })
    const { answer } = await save({ salesText: '<p> </p><script>1</script>' })
    expect(answer.details).not.toHaveProperty('salesText')
  })

  it('names the figures of the product, and a name that nobody knows is refused at its field', async () => {
    await save({ salesText: '<p>Painaa [[product.1.weight]].</p>' })
    expect((await shown()).salesText).toBe('<p>Painaa 28\u00A0kg.</p>')
    expect(await refuse({ salesText: '<p>[[product.1.wieght]]</p>' })).toMatchObject([{ path: 'details.salesText' }])
  })

  it('loses the paragraph or the item whose figure was taken away later', async () => {
    await save({
      salesText:
        '<h2>[[product.1.weight]]</h2><ul><li><ul><li><p>[[product.1.weight]]</p></li></ul></li></ul><ol><li>Jää</li><li>Vain [[product.1.weight]]</li></ol><p>Jää</p>',
    })
    await save({ weightKg: null })
    expect((await shown()).salesText).toBe('<ol><li>Jää</li></ol><p>Jää</p>')
  })

  it('shows a figure as text, whatever is in it', async () => {
    await test.call('PUT /api/admin/products/{id}', { path, body: { name: 'Ark <img src=x> & co' } })
    await save({ salesText: '<p>[[product.1.name]]</p>' })
    expect((await shown()).salesText).toBe('<p>Ark &lt;img src=x&gt; &amp; co</p>')
  })

  it('is refused where it is too long, also when cleaning has made it so', async () => {
    expect(await refuse({ salesText: `<p>${'a'.repeat(20_000)}</p>` })).toMatchObject([{ path: 'details.salesText' }])
    const links = '<a href="//a.fi">x</a>'.repeat(900)
    expect(await refuse({ salesText: links })).toMatchObject([{ path: 'details.salesText' }])
  })

  it('is not in the list that every page asks for', async () => {
    await save({ salesText: '<p>Vain omalla sivulla</p>' })
    expect(JSON.stringify((await test.call('GET /api/products', {})).answer)).not.toContain('omalla sivulla')
  })
})

describe('the texts of pictures', () => {
  it('are kept by the addresses of the pictures, and an empty one is refused at its place', async () => {
    const picture = '/images/ark-pro-front-800.webp'
    await save({ pictureTexts: [{ picture, text: 'Ark PRO edestä' }] })
    expect((await shown()).pictureTexts).toEqual([{ picture, text: 'Ark PRO edestä' }])
    expect(await refuse({ pictureTexts: [{ picture, text: ' ' }] })).toMatchObject([
      { path: 'details.pictureTexts.0.text' },
    ])
  })
})

describe('what belongs to a product', () => {
  it('is kept in the order that staff have chosen', async () => {
    await save({ accessories: ['4', '3'], related: ['2'] })
    expect(await shown()).toMatchObject({ accessories: ['4', '3'], related: ['2'] })
  })

  it('is refused at its row where it is the product itself, unknown or there twice', async () => {
    expect(await refuse({ accessories: ['3', '1'], related: ['ei-ole'] })).toEqual([
      { path: 'details.accessories.1', detail: 'Tuote ei voi kuulua itseensä. Valitse toinen tuote.' },
      { path: 'details.related.0', detail: 'Tuotetta ei löytynyt. Valitse se uudelleen.' },
    ])
    expect(await refuse({ related: ['2', '2'] })).toEqual([
      { path: 'details.related.1', detail: 'Tuote on jo luettelossa' },
    ])
  })

  it('may hold a product that has been deleted since', async () => {
    await test.call('DELETE /api/admin/products/{id}', { path: '/api/admin/products/4' })
    expect((await save({ accessories: ['4', '3'] })).status).toBe(200)
  })
})

describe('the preview of what is typed', () => {
  const preview = (body: object) =>
    test.call('POST /api/admin/products/preview', { body: { ...productInput(), ...body } })

  it('is cleaned and has its figures, also those of a product that is stored', async () => {
    const salesText =
      '<p>Painaa [[product.1.weight]], [[product.1.eiole]].</p><p>Painaa [[product.1.weight]].</p><script>1</script>'
    const { answer } = await preview({ id: '1', details: { weightKg: 27.5, salesText } })
    expect(answer.details).toEqual({ weightKg: 27.5, salesText: '<p>Painaa 27,5\u00A0kg.</p>' })
    expect(answer).toMatchObject({ id: '1', price: 49.9, rating: null })
  })

  it('stores nothing', async () => {
    const before = (await test.call('GET /api/admin/products', {})).answer
    await preview({ name: 'Vain katsottava' })
    expect((await test.call('GET /api/admin/products', {})).answer).toEqual(before)
  })

  it('tells at its field what cannot be read', async () => {
    const body = { ...productInput(), price: -1 }
    const { problem } = await test.fail('POST /api/admin/products/preview', { body })
    expect(problem.errors).toMatchObject([{ path: 'price' }])
  })
})
