// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { newProductValues, type ProductFormInput, type ProductValues } from './product-values.ts'
import { SearchResultFields } from './SearchResultFields.tsx'

function Fields({ description }: { description: string }) {
  const form = useForm<ProductValues, unknown, ProductFormInput>({
    defaultValues: { ...newProductValues, name: 'Ark PRO', description },
  })
  return <SearchResultFields form={form} id="1" />
}

it('shows the figures that the page will have, not their names', async () => {
  renderScreen(<Fields description="Tehoa on [[product.1.maxPower]]." />, {
    'GET /api/admin/faq/facts': () => json({ facts: [{ name: 'product.1.maxPower', value: '2400 W' }] }),
  })
  expect(await screen.findByText('Tehoa on 2400 W.')).toBeTruthy()
})
