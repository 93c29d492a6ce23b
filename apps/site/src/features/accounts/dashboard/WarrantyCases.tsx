import { formatDate } from '@arkpax/schema/format-fi'
import { faultKindLabels, warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import { isOpenCase } from '@arkpax/schema/warranty-cases'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { productsText as text } from './products.fi.ts'
import { useOwnList } from './use-own-list.ts'

/** The customer's warranty cases, each with the page that tells of it; nothing where there are none. */
export function WarrantyCases() {
  const cases = useOwnList('GET /api/auth/warranty-cases')
  return (
    <Loaded read={cases} failure={text.casesFailed} waiting={null} empty={null}>
      {(all) =>
        all.length > 0 && (
          <section aria-labelledby="takuuasiat" className="mb-8">
            <h3 id="takuuasiat" className="font-semibold">
              {text.cases}
            </h3>
            <ul>
              {all.map(({ id, number, state, page, serial_number, fault_kind, created_at }) => (
                <li key={id} className="border-b border-line py-4">
                  <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <a href={page} className="inline-flex min-h-8 items-center font-semibold underline">
                      {text.case(number)}
                    </a>
                    <Badge tone={isOpenCase(state) ? 'low' : 'neutral'}>{warrantyCaseStateLabels[state]}</Badge>
                  </p>
                  <p className="text-ink-muted wrap-anywhere">
                    {[formatDate(created_at), serial_number, faultKindLabels[fault_kind]].join(', ')}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}
