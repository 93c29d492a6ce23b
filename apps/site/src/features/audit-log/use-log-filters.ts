import { auditLogQuery } from '@arkpax/schema/audit-log'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'

const { action, entity } = auditLogQuery.shape

/** The filters of the log as they stand in the address, and as the server takes them: what it does not know is left out. */
export function useLogFilters() {
  const filters = useListFilters('audit-log', { q: '', kuka: '', teko: '', kohde: '', tunniste: '' })
  const { values, days } = filters
  const query = {
    q: values.q,
    actor: values.kuka,
    action: action.catch('').parse(values.teko),
    entity: entity.catch('').parse(values.kohde),
    entity_id: values.tunniste,
    from: days.from ?? '',
    until: days.to ?? '',
  }
  return { filters, query }
}

export type LogFilters = ReturnType<typeof useLogFilters>['filters']
