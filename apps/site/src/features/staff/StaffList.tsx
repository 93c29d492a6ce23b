import { formatDateTime } from '@arkpax/schema/format-fi'
import type { StaffMember } from '@arkpax/schema/staff'
import { roleDescriptions, roleLabels } from '@arkpax/schema/staff-labels'
import { useStore } from '@nanostores/react'
import { Loading } from '~/components/admin/list-states.tsx'
import { signedIn } from '~/components/admin/signed-in.ts'
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
          {members.length === 0 ? (
            <EmptyState {...text.empty} />
          ) : (
            <ul aria-label={text.list} className="border-t border-line">
              {members.map((person) => (
                <Person key={person.id} person={person} {...actions} />
              ))}
            </ul>
          )}
          <SecurityCard isRequired={security.second_factor_required} />
        </div>
      )}
    </Loaded>
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
