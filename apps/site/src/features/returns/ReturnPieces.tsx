import { formatEuros } from '@arkpax/schema/format-fi'
import { comingBack, type ReturnItem } from '@arkpax/schema/returns'
import { normalSerial } from '@arkpax/schema/serial-number'
import { Checkbox, Select, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import type { ReturnPart } from './ReturnPickup.tsx'
import { returnsText as text } from './returns.fi.ts'

/** What was found of each piece that came, and what of the delivery is given back. */
export function ReturnPieces({ of, form: { register, formState, watch } }: ReturnPart) {
  const { errors } = formState
  const isPaid = of.state === 'refunded'
  const coming = comingBack(of.items)
  const cancelled = of.items.filter(({ is_cancelled }) => is_cancelled)
  return (
    <section aria-labelledby="palautuksen-tarkastus" className="grid grid-cols-1 gap-4">
      <h2 id="palautuksen-tarkastus" className="font-semibold">
        {text.inspection}
      </h2>
      <ul className="grid grid-cols-1 border-b border-line">
        {cancelled.map((item) => (
          <li key={item.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
            <span className="wrap-anywhere">{item.product_name}</span>
            <span className="text-sm text-ink-muted">
              {text.cancelled}, {formatEuros(item.value)}
            </span>
          </li>
        ))}
        {coming.map((item, index) => (
          <li key={item.id} className="border-t border-line py-4">
            <fieldset className="grid min-w-0 grid-cols-1 gap-3">
              <legend className="mb-2 font-medium wrap-anywhere">
                {nameOf(item, coming)}
                <span className="font-normal text-ink-muted">, {text.value(formatEuros(item.value))}</span>
              </legend>
              <input type="hidden" {...register(`items.${index}.id`)} />
              <TextField
                label={text.serial}
                hint={item.known_serials.length > 0 ? text.knownSerials(item.known_serials) : undefined}
                className="sm:max-w-[22.75rem]"
                maxLength={100}
                autoComplete="off"
                autoCapitalize="characters"
                list={`laitteet-${item.id}`}
                error={errors.items?.[index]?.serial?.message}
                {...register(`items.${index}.serial`)}
              />
              {isStrange(watch(`items.${index}.serial`), item) && (
                <Checkbox label={text.keepsUnknown} {...register(`items.${index}.keeps_unknown`)} />
              )}
              <datalist id={`laitteet-${item.id}`}>
                {item.known_serials.map((serial) => (
                  <option key={serial} value={serial} />
                ))}
              </datalist>
              <div className="grid items-start gap-3 sm:grid-cols-[12rem_10rem_minmax(0,1fr)]">
                <Select
                  label={text.restock}
                  error={errors.items?.[index]?.restock?.message}
                  {...register(`items.${index}.restock`)}
                >
                  <Options labels={text.restockChoices} />
                </Select>
                <NumberField
                  label={text.loss}
                  decimals
                  readOnly={isPaid}
                  error={errors.items?.[index]?.loss?.message}
                  {...register(`items.${index}.loss`)}
                />
                <TextField
                  label={text.lossReason}
                  maxLength={500}
                  readOnly={isPaid}
                  error={errors.items?.[index]?.loss_reason?.message}
                  {...register(`items.${index}.loss_reason`)}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      {of.delivery_paid > 0 && (
        <NumberField
          label={text.deliveryRefund}
          hint={text.deliveryHint(formatEuros(of.usual_delivery_refund), formatEuros(of.delivery_paid))}
          decimals
          readOnly={isPaid}
          error={errors.delivery_refund?.message}
          {...register('delivery_refund')}
        />
      )}
    </section>
  )
}

/** Whether a serial number is none of those that were sent, nor what was saved before. */
const isStrange = (typed: string, { serial, known_serials }: ReturnItem) => {
  const told = normalSerial(typed)
  return told !== '' && told !== serial && !known_serials.includes(told)
}

/** Pieces of one product are told apart by their places. */
function nameOf(item: ReturnItem, all: readonly ReturnItem[]): string {
  const alike = all.filter(({ product_id }) => product_id === item.product_id)
  return text.piece(item.product_name, alike.indexOf(item) + 1, alike.length)
}
