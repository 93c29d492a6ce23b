import { formatDateTime } from '@arkpax/schema/format-fi'
import type { StaffMember } from '@arkpax/schema/staff'
import { roleDescriptions, roleLabels } from '@arkpax/schema/staff-labels'
import { useStore } from '@nanostores/react'
import { Loading, NoMatches } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { signedIn } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { SecurityCard } from './SecurityCard.tsx'
import { staffText as text } from './staff.fi.ts'

interface Actions {
  onEdit: (person: StaffMember) => void
  onInvite: (person: StaffMember) => void
  onRemove: (person: StaffMember) => void
}

/** Named staff, and what is asked of all of them. */
export function StaffList(actions: Actions) {
  const staff = useRead('GET /api/admin/staff')
  return (
    <Loaded read={staff} failure={text.loadFailed} waiting={<Loading />}>
      {({ members, security }) => (
        <div className="mt-6 grid grid-cols-1 gap-10">
          {members.length === 0 ? <EmptyState {...text.empty} /> : <Members members={members} {...actions} />}
          <SecurityCard isRequired={security.second_factor_required} />
        </div>
      )}
    </Loaded>
  )
}

/** So few are seen at once, without a search. */
const FEW = 6

/** The people, or those whose name, address or role holds every word of the search, which stands in the address. */
function Members({ members, ...actions }: Actions & { members: StaffMember[] }) {
  const [{ q }, setAddress] = useUrlState({ q: '' })
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = members.filter(({ name, email, role }) => {
    const whole = `${name}\n${email}\n${roleLabels[role]}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      {(members.length > FEW || q !== '') && (
        <SearchField label={text.search} value={q} onChange={(typed) => setAddress({ q: typed }, 'replace')} />
      )}
      {found.length === 0 && <NoMatches {...text.nothingFound} onClear={() => setAddress({ q: '' })} />}
      <ul aria-label={text.list} className="border-t border-line empty:hidden">
        {found.map((person) => (
          <Person key={person.id} person={person} {...actions} />
        ))}
      </ul>
    </div>
  )
}

function Person({ person, onEdit, onInvite, onRemove }: { person: StaffMember } & Actions) {
  const isSelf = useStore(signedIn)?.email === person.email
  return (
    <li className="grid grid-cols-1 items-center gap-x-8 gap-y-3 border-b border-line py-4 md:grid-cols-[1fr_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {person.name}
          <State person={person} />
          {isSelf && <Badge tone="outline">{text.you}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">{person.email}</p>
        <p className="mt-1 text-sm">
          {roleLabels[person.role]}: <span className="text-ink-muted">{roleDescriptions[person.role]}</span>
        </p>
        <p className="text-sm text-ink-muted tabular-nums">{seen(person)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" className="min-h-11" aria-label={text.editOf(person.name)} onClick={() => onEdit(person)}>
          {text.edit}
        </Button>
        <Button size="sm" className="min-h-11" aria-label={text.resendOf(person.name)} onClick={() => onInvite(person)}>
          {text.resend}
        </Button>
        {!isSelf && (
          <Button
            size="sm"
            className="min-h-11"
            aria-label={text.removeOf(person.name)}
            onClick={() => onRemove(person)}
          >
            {text.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

function State({ person: { state, second_factor } }: { person: StaffMember }) {
  if (state === 'invited') return <Badge tone="low">{text.invited}</Badge>
  return second_factor ? <Badge tone="good">{text.secondFactor}</Badge> : null
}

function seen({ state, invitation_expires_at, last_seen_at }: StaffMember): string {
  if (state === 'invited') {
    if (!invitation_expires_at || Date.parse(invitation_expires_at) < Date.now()) return text.invitationExpired
    return text.invitedUntil(formatDateTime(invitation_expires_at))
  }
  return last_seen_at ? text.lastSeen(formatDateTime(last_seen_at)) : text.notSeen
}
