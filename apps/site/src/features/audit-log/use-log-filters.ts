import { auditLogQuery } from '@arkpax/schema/audit-log'
import { useUrlState } from '~/components/admin/use-url-state.ts'

const NO_FILTERS = { q: '', kuka: '', teko: '', kohde: '', tunniste: '', alku: '', loppu: '' }
export type LogAddress = typeof NO_FILTERS

const { action, entity, from, until } = auditLogQuery.shape

/** The filters of the log as they stand in the address, and as the server takes them: what it does not know is left out. */
export function useLogFilters() {
  const [address, setAddress] = useUrlState<LogAddress>(NO_FILTERS)
  const filters = {
    q: address.q,
    actor: address.kuka,
    action: action.catch('').parse(address.teko),
    entity: entity.catch('').parse(address.kohde),
    entity_id: address.tunniste,
    from: from.catch('').parse(address.alku),
    until: until.catch('').parse(address.loppu),
  }
  const isFiltered = Object.values(address).some((value) => value !== '')
  return { address, filters, isFiltered, setAddress, clear: () => setAddress(NO_FILTERS) }
}
