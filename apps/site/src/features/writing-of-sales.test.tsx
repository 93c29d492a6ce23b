// @vitest-environment happy-dom
import type { StaffProductWithDetails } from '@arkpax/schema/products'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { madeUpOrder } from '../../test/made-up-order.ts'
import { plainTrade } from '../../test/plain-trade.ts'
import { json, renderScreen } from '../../test/screen.tsx'
import { itKeepsItsPromises } from '../../test/writing-forms.tsx'
import { OrderForm } from './orders/OrderForm.tsx'
import { OrderList } from './orders/OrderList.tsx'
import { emptyLine, startingValues } from './orders/order-form-values.ts'
import { EditProduct } from './products/admin/EditProduct.tsx'
import { StockForm } from './products/admin/stock/StockForm.tsx'

const at = '2026-11-20T10:00:00.000Z'
const nothing = () => {}

const product: StaffProductWithDetails = {
  ...{
    id: '3',
    name: 'Lisäakku',
    description: 'Akku.',
    price: 890,
    reserved: 0,
    regular_price: 890,
    image_url: '/images/a.webp',
    stock: 4,
    rating: null,
  },
  ...plainTrade,
  ...{ category: 'accessories', version: 1, status: 'shown', position: 100, created_at: at, details: {} },
}
const PRODUCT = '/api/admin/products/3'
const editProduct = () => (
  <EditProduct id="3" draft="product:3" onStock={nothing} onTyped={nothing} onCancel={nothing} onSaved={nothing} />
)

/** The browser of these tests shows the first option whatever a form begins with. */
async function chooseAsStored(user: UserEvent) {
  await user.selectOptions(screen.getByLabelText('Kategoria'), 'accessories')
  await user.selectOptions(screen.getByLabelText('Näkyvyys'), 'shown')
}

const order = {
  ...madeUpOrder,
  ...{ id: 'o1', number: 1042, version: 1, status: 'pending', customer_name: 'Aino Korhonen', items: [] },
  ...{ customer_email: 'aino@example.fi', customer_phone: null, shipping_address: 'Kotikuja 1', note: null },
  ...{ shipping_postcode: '00100', shipping_city: 'Helsinki', total_amount: 890, contact_message_id: null },
  ...{ created_at: at, updated_at: at },
}
const start = { ...startingValues(), shipping_postcode: '00100', items: [{ ...emptyLine, product_id: '3' }] }

itKeepsItsPromises([
  {
    name: 'a new order',
    show: () => <OrderForm draft="order:new" start={start} onCreated={nothing} onTyped={nothing} onCancel={nothing} />,
    reads: { 'GET /api/admin/products': () => json([product]) },
    call: 'POST /api/admin/orders',
    open: () => screen.findByRole('option', { name: /Lisäakku/ }),
    typed: {
      Nimi: 'Aino Korhonen',
      Sähköposti: 'aino@example.fi',
      Katuosoite: 'Kotikuja 1',
      Postitoimipaikka: 'Helsinki',
    },
    choose: (user) => user.selectOptions(screen.getByLabelText('Tuote'), '3'),
    send: 'Luo tilaus',
    isKept: true,
  },
  {
    name: 'the state of an order',
    show: () => (
      <OrderList
        query={{ q: '', status: 'all', payment: 'all', delivery: 'all', sort: '-date' }}
        isFiltered={false}
        onSort={nothing}
        onClear={nothing}
      />
    ),
    reads: {
      'GET /api/admin/orders': () => json([order]),
      'GET /api/admin/orders/o1/status-preview': () =>
        json({
          mail: { to: order.customer_email, subject: 'Tilauksesi', text: '', html: '' },
          stock: null,
          lines: [],
          refundable: 0,
        }),
    },
    call: 'PUT /api/admin/orders/o1/status',
    choose: async (user) => user.selectOptions(await screen.findByLabelText('Tilauksen 1042 tila'), 'shipped'),
    send: 'Muuta tila ja lähetä viesti',
  },
  {
    name: 'a product',
    show: editProduct,
    reads: { [`GET ${PRODUCT}`]: () => json(product) },
    call: `PUT ${PRODUCT}`,
    typed: { 'Tuotteen nimi': 'Lisäakku 2', 'Hinta (€)': '899,50' },
    choose: chooseAsStored,
    send: 'Tallenna muutokset',
    isKept: true,
  },
  {
    name: 'the stock of a product',
    show: () => <StockForm product={product} onClose={nothing} onConflict={nothing} />,
    call: `PUT ${PRODUCT}/stock`,
    typed: { 'Muutos (kpl)': '-2', Syy: 'Rikki kuljetuksessa' },
    send: 'Päivitä',
  },
])

it.each(['899,50', '899.50', '899,5'])('a price typed as %s is one price', async (typed) => {
  const { user, callsOf } = renderScreen(editProduct(), {
    [`GET ${PRODUCT}`]: () => json(product),
    [`PUT ${PRODUCT}`]: () => json({ ...product, price: 899.5, version: 2 }),
  })
  const field = await screen.findByLabelText('Hinta (€)')
  expect(field).toHaveProperty('value', '890,00')
  await chooseAsStored(user)
  await user.clear(field)
  await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Tallenna muutokset' }))
  await waitFor(() => expect(callsOf(`PUT ${PRODUCT}`)[0]?.body).toEqual({ price: 899.5 }))
})
