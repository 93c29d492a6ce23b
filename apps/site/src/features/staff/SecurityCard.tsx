import { Checkbox } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { staffText } from './staff.fi.ts'

const text = staffText.security

/** Whether all named staff need a second factor; saved as soon as it is ticked. */
export function SecurityCard({ isRequired }: { isRequired: boolean }) {
  const { mutate, isPending, variables } = useWrite('PUT /api/admin/staff/security', {
    success: text.saved,
    failure: text.failed,
    changes: ['GET /api/admin/staff'],
  })
  const asked = isPending ? variables?.[0].body.second_factor_required : undefined
  return (
    <section aria-labelledby="turvallisuus" className="max-w-3xl rounded-md border border-line bg-surface p-5 sm:p-6">
      <h2 id="turvallisuus" className="display text-xl">
        {text.title}
      </h2>
      <Checkbox
        className="mt-3"
        label={text.required}
        checked={asked ?? isRequired}
        aria-disabled={isPending || undefined}
        onChange={(event) => !isPending && mutate([{ body: { second_factor_required: event.target.checked } }])}
      />
      <p className="text-sm text-ink-muted">{text.hint}</p>
    </section>
  )
}
