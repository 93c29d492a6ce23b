import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

it('a file of products holds what the filters choose, in their order, with texts as staff have written them', async () => {
  const test = await createTestApp()
  const body = { description: '=SUM(A1) [[product.2.price]]', status: 'hidden', technicalSpecs: ['IP67', '-20 °C'] }
  await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/2', body })
  const { answer, headers } = await test.call('GET /api/admin/products/export', {
    path: '/api/admin/products/export?status=hidden',
  })
  expect(headers.get('content-disposition')).toMatch(/tuotteet_\d{4}-\d\d-\d\d\.csv/)
  const [head, row, ...others] = answer.trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFF?Tunniste;Tuotekoodi \(SKU\);Nimi;Kuvaus;Hinta \(€\);Kategoria;/)
  expect(row).toContain(`;'=SUM(A1) [[product.2.price]];`)
  expect(row).toContain(`"IP67\n'-20 °C"`)
  expect(row).toContain(';Piilotettu;')
  expect(others).toEqual([])
})

it('a file of stock tells levels and values, to whoever may read stock', async () => {
  const test = await createTestApp()
  await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body: { price: 100.5 } })
  await test.call('PUT /api/admin/products/{id}/stock', { path: '/api/admin/products/1/stock', body: { stock: 2 } })
  const path = '/api/admin/stock-export?sort=stock&stock=low'
  const { answer } = await test.call('GET /api/admin/stock-export', { path })
  expect(answer).toMatch(
    /^\uFEFF?Tunniste;Tuotekoodi \(SKU\);Nimi;Varastosaldo \(kpl\);Kategoria;Hinta \(€\);Varaston arvo \(€\)\r\n1;ARK-PRO-2400;[^;]+;2;[^;]+;100,5;201\r\n/,
  )
  const { headers } = await signInStaff(test, 'editor')
  expect((await test.fail('GET /api/admin/stock-export', { path, headers })).status).toBe(403)
})
