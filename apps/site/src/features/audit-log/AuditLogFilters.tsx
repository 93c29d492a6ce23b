import {
  auditActionLabel,
  auditActionLabels,
  auditActorLabel,
  auditEntityLabel,
  auditEntityLabels,
} from '@arkpax/schema/audit-labels'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { useRead } from '~/lib/use-read.ts'
import { auditLogText as text } from './audit-log.fi.ts'
import type { LogFilters } from './use-log-filters.ts'

/** Which lines the log shows: by words, by who, what and to what, and from which day to which. */
export function AuditLogFilters({ filters }: { filters: LogFilters }) {
  const { values, set } = filters
  const { data } = useRead('GET /api/admin/audit-log/actors')
  const byLabel = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).toSorted(([, one], [, other]) => one.localeCompare(other, 'fi'))
  const actors = (data?.actors ?? []).map((actor): [string, string] => [actor ?? 'admin', auditActorLabel(actor)])
  return (
    <div className="mt-6">
      <ListTools
        filters={filters}
        labels={{
          kuka: (actor) => text.chip(text.columns.actor, auditActorLabel(actor === 'admin' ? null : actor)),
          teko: (action) => text.chip(text.columns.action, auditActionLabel(action)),
          kohde: (entity) => text.chip(text.columns.thing, auditEntityLabel(entity)),
          tunniste: (id) => text.chip(text.id, id),
        }}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
      >
        <Choice label={text.columns.actor} value={values.kuka} options={actors} onChoose={(kuka) => set({ kuka })} />
        <Choice
          label={text.columns.action}
          value={values.teko}
          options={byLabel(auditActionLabels)}
          onChoose={(teko) => set({ teko })}
        />
        <Choice
          label={text.columns.thing}
          value={values.kohde}
          options={byLabel(auditEntityLabels)}
          onChoose={(kohde) => set({ kohde, tunniste: '' })}
        />
      </ListTools>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Select label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    <option value="">{text.anything}</option>
    {options.map(([option, name]) => (
      <option key={option} value={option}>
        {name}
      </option>
    ))}
  </Select>
)
