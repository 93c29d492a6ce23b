import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, productInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { create, setStock, deleteProduct } = shopCalls(() => test)

type Change = Sent<'PUT /api/admin/products/{id}', 'body'>
const pathOf = (id: string) => `/api/admin/products/${id}`
const change = async (id: string, body: Change) =>
  (await test.call('PUT /api/admin/products/{id}', { path: pathOf(id), body })).answer
const refused = async (id: string, body: Change) =>
  (await test.fail('PUT /api/admin/products/{id}', { path: pathOf(id), body })).problem

describe('what trade asks of a product', () => {
  it('is stored as it is told, put in one form, and emptied by an empty text', async () => {
    const trade = { sku: 'ARK-1', ean: '6 414893 400016', un_number: '3481', shipping_weight_g: 31_500 }
    expect(await change('1', trade)).toMatchObject({ ...trade, ean: '6414893400016', un_number: 'UN3481' })
    const emptied = await change('1', { sku: '', ean: ' ', un_number: '', shipping_weight_g: null })
    expect(emptied).toMatchObject({ sku: null, ean: null, un_number: null, shipping_weight_g: null })
  })

  it('is told to visitors as far as they need it: the codes and the weight that delivery is priced by, and no codes where there are none', async () => {
    await change('1', { sku: 'ARK-1', ean: '6414893400016' })
    await change('2', { sku: '' })
    const shown = async (id: string) =>
      (await test.call('GET /api/products/{id}', { path: `/api/products/${id}`, asAdmin: false })).answer
    expect(await shown('1')).toMatchObject({
      sku: 'ARK-1',
      ean: '6414893400016',
      shipping_weight_g: expect.any(Number),
    })
    expect(await shown('2')).not.toHaveProperty('sku')
    expect(await shown('1')).not.toHaveProperty('low_stock_limit')
  })

  it('stays as it is where a change leaves it out', async () => {
    const { sku, un_number } = await change('1', { name: 'Ark PRO' })
    expect([sku, un_number]).toEqual(['ARK-PRO-2400', 'UN3480'])
  })

  it.each<[keyof Change, string]>([
    ['ean', '6414893400013'],
    ['ean', '123'],
    ['un_number', 'UN34'],
    ['sku', 'ÄÄKKÖNEN 1'],
    ['shipping_weight_g', 0 as never],
    ['low_stock_limit', -1 as never],
    ['vat_class', 'luxury'],
  ])('a %s that cannot be is refused at its field: %s', async (field, value) => {
    const { code, errors } = await refused('1', { [field]: value })
    expect([code, errors?.[0]?.path]).toEqual(['invalid_fields', field])
  })
})

describe('the code of a product', () => {
  it('is its own: another product is refused it, at its field', async () => {
    const taken = await refused('2', { sku: 'ARK-PRO-2400' })
    expect([taken.status, taken.code, taken.errors?.[0]?.path]).toEqual([409, 'sku_taken', 'sku'])
    const body = productInput({ sku: 'ARK-PRO-2400' })
    expect((await test.fail('POST /api/admin/products', { body })).problem.code).toBe('sku_taken')
  })

  it('is free again when its product is deleted', async () => {
    await deleteProduct('1')
    expect((await change('2', { sku: 'ARK-PRO-2400' })).sku).toBe('ARK-PRO-2400')
  })
})

describe('the limit of low stock', () => {
  it('of a product is where staff are told of it; others keep the limit of all', async () => {
    for (const id of ['1', '2', '3', '4']) await setStock(id, 12)
    await change('1', { low_stock_limit: 12 })
    await setStock('2', 5)
    await change('3', { low_stock_limit: 2 })
    await setStock('3', 3)
    const { answer: low } = await test.call('GET /api/admin/products', { path: '/api/admin/products?stock=low' })
    expect(low.map(({ id }) => id)).toEqual(['1', '2'])
    const { answer: dashboard } = await test.call('GET /api/admin/dashboard')
    expect(dashboard.low_stock.map(({ id }) => id)).toEqual(['2', '1'])
    expect(dashboard.low_stock_count).toBe(2)
  })
})

describe('value added tax', () => {
  const preview = async (...ids: string[]) => {
    const body = orderInput({ items: ids.map((product_id) => ({ product_id, quantity: 1 })) })
    return (await test.call('POST /api/admin/orders/preview', { body })).answer.mail.text
  }

  it('of each line is that of its product, and the mail names all of them', async () => {
    await change('4', { vat_class: 'low' })
    expect(await preview('1', '4')).toContain('Yhteensä (sis. alv 25,5\u00A0% ja 10\u00A0%)')
    expect(await preview('4')).toContain('Yhteensä (sis. alv 10\u00A0%)')
  })

  it('of its own is told to visitors with the price, the general one is not', async () => {
    await change('4', { vat_class: 'reduced' })
    const { answer } = await test.call('GET /api/products')
    expect(answer.map(({ vatPercent }) => vatPercent)).toEqual([undefined, undefined, undefined, 13.5])
    const whole = await test.call('GET /api/products/{id}', { path: '/api/products/4' })
    expect(whole.answer.vatPercent).toBe(13.5)
    const asked = await test.call('POST /api/chat', { body: { message: 'Mitä aurinkopaneeli maksaa?', history: [] } })
    expect(asked.answer.reply).toContain('sis. alv 13,5\u00A0%')
  })

  it('stays in the order when the product is taxed otherwise later', async () => {
    const { id } = await create()
    await change('1', { vat_class: 'zero' })
    const path = `/api/admin/orders/${id}/status-preview?status=processing`
    const { answer } = await test.call('GET /api/admin/orders/{id}/status-preview', { path })
    expect(answer.mail?.text).toContain('Yhteensä (sis. alv 25,5\u00A0%)')
  })

  it('of the general class follows the terms', async () => {
    const { answer } = await test.call('GET /api/admin/settings')
    const { terms } = answer
    await test.call('PUT /api/admin/settings/terms', { body: { ...terms, vatPercent: 26 } })
    expect(await preview('1')).toContain('Yhteensä (sis. alv 26\u00A0%)')
  })
})
