import { useMay } from '~/components/admin/signed-in.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { deliveriesText as text } from './deliveries.fi.ts'

/** So many units are offered; who has more types the number. */
const SHOWN = 200

interface Props {
  /** The line that the units are for, and its product. */
  name: string
  productId: string
  taken: readonly string[]
  onChoose: (serial: string) => void
}

/** The units of a product that are with us, to choose from instead of typing. */
export function StockSerials(props: Props) {
  return useMay('units.read') ? <Choices {...props} /> : null
}

function Choices({ name, productId, taken, onChoose }: Props) {
  const units = useRead('GET /api/admin/units', {
    query: { status: 'in_stock', product_id: productId, sort: 'serial', limit: SHOWN },
  })
  return (
    <Loaded read={units} failure={text.stockFailed} waiting={null}>
      {(all) => <Chooser name={name} serials={all.map(({ serial }) => serial)} taken={taken} onChoose={onChoose} />}
    </Loaded>
  )
}

function Chooser({ name, serials, taken, onChoose }: Omit<Props, 'productId'> & { serials: readonly string[] }) {
  const free = serials.filter((serial) => !taken.includes(serial))
  if (free.length === 0) return null
  return (
    <Select
      label={text.stockOf(name)}
      className="sm:max-w-[22.75rem]"
      value=""
      onChange={({ target }) => target.value && onChoose(target.value)}
    >
      <option value="">{text.chooseUnit(free.length)}</option>
      {free.map((serial) => (
        <option key={serial} value={serial}>
          {serial}
        </option>
      ))}
    </Select>
  )
}
