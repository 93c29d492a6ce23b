import { auditActionLabels, auditActorLabel, auditEntityLabels } from '@arkpax/schema/audit-labels'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { useRead } from '~/lib/use-read.ts'
import { auditLogText as text } from './audit-log.fi.ts'
import type { LogAddress } from './use-log-filters.ts'

interface Props {
  address: LogAddress
  onChange: (changed: Partial<LogAddress>, how?: 'push' | 'replace') => void
}

/** Which lines the log shows: by words, by who, what and to what, and from which day to which. */
export function AuditLogFilters({ address, onChange }: Props) {
  const { data } = useRead('GET /api/admin/audit-log/actors')
  const byLabel = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).toSorted(([, one], [, other]) => one.localeCompare(other, 'fi'))
  const actors = (data?.actors ?? []).map((actor): [string, string] => [actor ?? 'admin', auditActorLabel(actor)])
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <SearchField
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={address.q}
        onChange={(q) => onChange({ q }, 'replace')}
      />
      <Choice
        label={text.columns.actor}
        value={address.kuka}
        options={actors}
        onChoose={(kuka) => onChange({ kuka })}
      />
      <Choice
        label={text.columns.action}
        value={address.teko}
        options={byLabel(auditActionLabels)}
        onChoose={(teko) => onChange({ teko })}
      />
      <Choice
        label={text.columns.thing}
        value={address.kohde}
        options={byLabel(auditEntityLabels)}
        onChoose={(kohde) => onChange({ kohde, tunniste: '' })}
      />
      <TextField
        type="date"
        label={text.from}
        value={address.alku}
        max={address.loppu || undefined}
        onChange={({ target }) => onChange({ alku: target.value })}
      />
      <TextField
        type="date"
        label={text.until}
        value={address.loppu}
        min={address.alku || undefined}
        onChange={({ target }) => onChange({ loppu: target.value })}
      />
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
