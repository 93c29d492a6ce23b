import { formatPrice } from '@arkpax/schema/format-fi'
import { inquiryPath } from '~/lib/paths.ts'
import { PRODUCTS_EVENT } from '~/lib/products-event.ts'
import { type Added, type System, systemTexts, type TypicalLoad } from './system-figures.ts'

/**
 * Counts what is added with the buttons, and brings figures, price and the link to the inquiry up to date, those of the bar at the foot
 * too; `pressed` is what was pressed before this came.
 */
export function buildSystem(builder: HTMLElement, pressed: readonly Event[]): void {
  const { loads, ...system }: System & { loads: TypicalLoad[] } = JSON.parse(
    builder.querySelector('[data-system]')?.textContent ?? '',
  )
  let isChanged = false
  const show = () => {
    const rows = [...builder.querySelectorAll<HTMLElement>('li')].filter(({ hidden }) => !hidden)
    const counted = rows.map((row) => ({ row, count: countOf(row) }))
    const added: Added = { batteries: 0, panels: 0 }
    for (const { row, count } of counted) if (isKind(row.dataset.kind)) added[row.dataset.kind] = count
    const euros = counted.reduce((sum, { row, count }) => sum + count * priceOf(row), 0)
    const price = formatPrice(euros)
    const texts: Record<string, string> = { ...systemTexts(system, loads, added), price }
    for (const [part, text] of Object.entries(texts)) write(builder.querySelector(`[data-part="${part}"]`), text)
    const chosen = counted.flatMap(({ row: { dataset }, count }) =>
      dataset.kind && count ? [`${dataset.productId}:${count}`] : [],
    )
    const inquiry = inquiryPath(builder.dataset.station ?? '', ...chosen)
    builder.querySelector('[data-inquiry]')?.setAttribute('href', inquiry)
    if (isChanged) tellInBar(chosen.length > 0 ? texts.energy : undefined, price, inquiry)
  }

  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    const row = button?.closest('li')
    if (!button || !row) return
    isChanged = true
    step(row, Number(button.dataset.step))
    show()
  }
  builder.addEventListener('click', press)
  document.addEventListener(PRODUCTS_EVENT, show)
  show()
  for (const each of pressed) press(each)
}

/** What stands there already is not read out again. */
function write(place: Element | null, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}

/** The bar at the foot of the screen tells of the whole system once one has changed it, and of the product again when nothing is added. */
function tellInBar(energy: string | undefined, price: string, inquiry: string): void {
  const name = document.querySelector<HTMLElement>('buy-bar [data-bar-name]')
  name?.replaceChildren(energy ?? name.dataset.barName ?? '')
  document.querySelector('buy-bar [data-live="price"]')?.replaceChildren(price)
  document.querySelector('buy-bar a')?.setAttribute('href', inquiry)
}

const isKind = (kind?: string): kind is keyof Added => kind === 'batteries' || kind === 'panels'

/** The station itself stands there once. */
const countOf = (row: HTMLElement) => (row.dataset.kind ? Number(row.querySelector('[data-count]')?.textContent) : 1)

const priceOf = (row: HTMLElement) => Number(row.querySelector<HTMLDataElement>('data[value]')?.value)

/** One more or one fewer, panels from two on in pairs, within what fits; a button that leads no further says so and keeps the focus. */
function step(row: HTMLElement, by: number): void {
  const most = Number(row.dataset.most)
  const before = countOf(row)
  const inPairs = row.dataset.kind === 'panels' && Math.max(before, before + by) > 2
  const count = Math.min(most, Math.max(0, before + (inPairs ? 2 * by : by)))
  row.querySelector('[data-count]')?.replaceChildren(String(count))
  row.querySelector('[data-step="-1"]')?.setAttribute('aria-disabled', String(count === 0))
  row.querySelector('[data-step="1"]')?.setAttribute('aria-disabled', String(count === most))
}
