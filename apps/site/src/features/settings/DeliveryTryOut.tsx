import { ALAND_NOTICE, isInAland } from '@arkpax/schema/aland'
import { readDecimal } from '@arkpax/schema/decimal'
import { PRICE_TO_BE_AGREED, workdaysText } from '@arkpax/schema/delivery-labels'
import { type DeliveryLine, deliveryOptions, travelsUnder } from '@arkpax/schema/delivery-price'
import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { isPostcode } from '@arkpax/schema/postcode-areas'
import type { StaffProduct } from '@arkpax/schema/products'
import type { TermsSettings } from '@arkpax/schema/settings'
import { useState } from 'react'
import { sellable, useAllProducts } from '~/components/admin/all-products.ts'
import { hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { type DeliveryValues, readDelivery } from './delivery-form.ts'
import { deliveryText as text } from './settings.fi.ts'
import { TryOutFields } from './TryOutFields.tsx'

interface Props {
  typed: DeliveryValues
  terms: TermsSettings
}

/** What a customer would be offered with the settings as they are typed. */
export function DeliveryTryOut({ typed, terms }: Props) {
  const { data: products, error, refetch } = useAllProducts(sellable)
  const [asked, setAsked] = useState({ postcode: '', product: '', quantity: '1' })
  if (error) return <LoadFailure title={text.tryFailed} error={error} onRetry={refetch} />
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-sm bg-sunken p-4">
      <legend className={`${labelClass} float-left`}>{text.tryOut}</legend>
      <p className={`${hintClass} clear-both`}>{text.tryOutHint}</p>
      <TryOutFields products={products ?? []} asked={asked} onChange={setAsked} />
      <Answer typed={typed} terms={terms} postcode={asked.postcode.trim()} line={lineOf(products, asked)} />
    </fieldset>
  )
}

function lineOf(products: StaffProduct[] | undefined, asked: { product: string; quantity: string }) {
  const product = products?.find(({ id }) => id === asked.product)
  const quantity = readDecimal(asked.quantity) ?? 0
  if (!product || !Number.isInteger(quantity) || quantity < 1) return undefined
  const { shipping_weight_g: grossGrams, un_number, batteryCapacity, category } = product
  return { quantity, grossGrams, unNumber: travelsUnder(un_number, batteryCapacity), category } satisfies DeliveryLine
}

function Answer({ typed, terms, postcode, line }: Props & { postcode: string; line: DeliveryLine | undefined }) {
  const delivery = readDelivery(typed)
  if (!delivery) return <p role="status">{text.tryMistake}</p>
  if (!isPostcode(postcode) || !line) return <p role="status">{text.tryNeeds}</p>
  const options = deliveryOptions({ delivery, terms }, { postcode, lines: [line] })
  if (options.length === 0) return <p role="status">{text.tryNothing}</p>
  const cost = (cents: number | null) => (cents === null ? PRICE_TO_BE_AGREED : formatEuros(toEuros(cents)))
  return (
    <>
      {isInAland(postcode) && <p role="status">{ALAND_NOTICE}</p>}
      <Table label={text.tryOut} stacked>
        <thead>
          <tr>
            <HeadCell>{text.tryMethod}</HeadCell>
            <HeadCell numeric>{text.tryPrice}</HeadCell>
            <HeadCell>{text.tryDays}</HeadCell>
            <HeadCell numeric>{text.tryReturn}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {options.map(({ method, name, priceCents, days, returnCostCents }) => (
            <tr key={method}>
              <Cell className="max-md:font-medium wrap-anywhere">{name}</Cell>
              <Cell numeric label={text.tryPrice}>
                {cost(priceCents)}
              </Cell>
              <Cell label={text.tryDays}>{workdaysText(days)}</Cell>
              <Cell numeric label={text.tryReturn}>
                {cost(returnCostCents)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
