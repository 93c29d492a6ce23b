import type { StaffMember } from '@arkpax/schema/staff'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { NEW_PERSON, PersonDialog } from './PersonDialog.tsx'
import { RemovePerson, ResendInvitation } from './PersonQuestions.tsx'
import { StaffList } from './StaffList.tsx'
import { staffText as text } from './staff.fi.ts'

/** The people of the shop and their roles, for the owner. Who is open is in the address. */
export function AdminStaff() {
  const [{ henkilo }, setAddress] = useUrlState({ henkilo: '' })
  const [removing, setRemoving] = useState<StaffMember | null>(null)
  const [inviting, setInviting] = useState<StaffMember | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useFocusKept(list, String(removing?.id))
  return (
    <AdminScreen
      section="staff"
      title={text.title}
      actions={
        <Button tone="action" onClick={() => setAddress({ henkilo: NEW_PERSON })}>
          <UserPlus className="size-4" aria-hidden="true" />
          {text.invite}
        </Button>
      }
    >
      <p className="max-w-[70ch]">{text.intro}</p>
      <div ref={list} tabIndex={-1} className="outline-none">
        <StaffList onEdit={({ id }) => setAddress({ henkilo: id })} onInvite={setInviting} onRemove={setRemoving} />
      </div>
      <PersonDialog editing={henkilo} onClose={() => setAddress({ henkilo: '' })} />
      <ResendInvitation person={inviting} onClose={() => setInviting(null)} />
      <RemovePerson person={removing} onClose={() => setRemoving(null)} />
    </AdminScreen>
  )
}
