import { useAllProducts } from '~/components/admin/all-products.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { PassportModelForm } from './PassportModelForm.tsx'
import { passportsText as text } from './passports.fi.ts'

/** What passports tell, product by product; the chosen one stands in the address, and what is typed of another is kept. */
export function PassportModels() {
  const [{ tuote }, setAddress] = useUrlState({ tuote: '' })
  const { data: products = [] } = useAllProducts()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Select
        label={text.product}
        hint={text.productHint}
        className="max-w-lg"
        value={tuote}
        onChange={({ target }) => setAddress({ tuote: target.value })}
      >
        <option value="">{text.chooseProduct}</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {tuote && <Model key={tuote} id={tuote} />}
    </div>
  )
}

function Model({ id }: { id: string }) {
  const read = useRead('GET /api/admin/passport-models/{id}', { params: { id } })
  return (
    <Loaded read={read} failure={text.failed}>
      {(stored) => <PassportModelForm stored={stored} />}
    </Loaded>
  )
}
