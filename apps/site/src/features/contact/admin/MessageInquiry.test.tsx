// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessageInquiry } from './MessageInquiry.tsx'

const inquiry = {
  number: 2001,
  items: [
    { product_id: '1', product_name: 'Ark PRO', quantity: 2, price: 3350.1 },
    { product_id: '4', product_name: 'Paneeli', quantity: 1, price: 399.2 },
  ],
  postcode: '20100',
  phone: null,
  company: 'Saariston Sähkö Oy',
  business_id: '1572860-0',
  delivery_method: 'rahti',
  delivery_name: 'Rahtikuljetus ovelle',
  delivery_wish: null,
}

it('an inquiry is products with links and their sum, and what the buyer has told', () => {
  render(<MessageInquiry inquiry={inquiry} />)
  const shown = within(screen.getByRole('region', { name: 'Tarjouspyyntö 2001' }))
  expect(shown.getByRole('link', { name: 'Ark PRO' }).getAttribute('href')).toBe('/tuote/1')
  expect(shown.getByRole('row', { name: /^Yhteensä/ }).textContent).toContain('7\u00A0099,40\u00A0€')
  expect(shown.getByText('Saariston Sähkö Oy')).toBeDefined()
  expect(shown.queryByText('Puhelin')).toBeNull()
})

it('any other message shows none', () => {
  const { container } = render(<MessageInquiry inquiry={null} />)
  expect(container.textContent).toBe('')
})
