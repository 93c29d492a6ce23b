// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { inventedMedia } from '../../../../test/invented-media.ts'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { FeatureRows } from './FeatureRows.tsx'
import { GalleryRows } from './GalleryRows.tsx'
import { newProductValues, type ProductFormInput, type ProductFormState, type ProductValues } from './product-values.ts'

const values = {
  ...newProductValues,
  image_url: '/a.webp',
  details: { ...newProductValues.details, features: [{ title: 'Kestävä', text: 'Kestää', picture: '' }] },
}
function Form({ children }: { children: (form: ProductFormState) => ReactNode }) {
  return children(useForm<ProductValues, unknown, ProductFormInput>({ defaultValues: values }))
}
const choose = async (rows: (form: ProductFormState) => ReactNode, alt: string) => {
  const { user } = renderScreen(<Form>{rows}</Form>, { 'GET /api/admin/media': () => json([inventedMedia({ alt })]) })
  await user.click(screen.getByRole('button', { name: 'Valitse kirjastosta' }))
  await user.click(await screen.findByRole('button', { name: /^Valitse laituri\.jpg/ }))
}
const ASKED = 'Kuvalla ei ole kirjastossa tekstiä. Kirjoita tähän, mitä kuvassa näkyy.'

it('asks for a text where the picture that was chosen has none', async () => {
  await choose((form) => <GalleryRows form={form} />, '')
  expect(await screen.findByText(ASKED)).toBeTruthy()
})

it('asks for none where the picture has one', async () => {
  await choose((form) => <GalleryRows form={form} />, 'Ark PRO laiturilla')
  expect(await screen.findByDisplayValue(inventedMedia().address)).toBeTruthy()
  expect(screen.queryByText(ASKED)).toBeNull()
})

it('takes the picture of a feature from the library, too', async () => {
  await choose((form) => <FeatureRows form={form} />, 'Ark PRO laiturilla')
  expect(await screen.findByDisplayValue(inventedMedia().address)).toBeTruthy()
})
