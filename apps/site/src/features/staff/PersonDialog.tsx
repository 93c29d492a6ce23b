import { staffRoles } from '@arkpax/schema/permissions'
import {
  type StaffInvitationInput,
  type StaffMember,
  staffInvitationInput,
  staffMember,
  staffMemberInput,
} from '@arkpax/schema/staff'
import { roleDescriptions, roleLabels } from '@arkpax/schema/staff-labels'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { personFormText as text } from './staff.fi.ts'

/** What the dialog is open for in the place of a person's id: a new one. */
export const NEW_PERSON = 'uusi'

interface Props {
  /** The id of the person, or `NEW_PERSON`; empty while the dialog is closed. */
  editing: string
  onClose: () => void
}

/** Where people are invited, renamed and given another role. */
export function PersonDialog({ editing, onClose }: Props) {
  const { data } = useRead('GET /api/admin/staff')
  const isNew = editing === NEW_PERSON
  const draft = `staff:${editing}`
  return (
    <FormDialog
      open={editing !== ''}
      onClose={onClose}
      title={isNew ? text.inviteTitle : text.editTitle}
      draft={draft}
      discard={text.discard}
    >
      {({ onTyped, close }) => {
        const form = { draft, onTyped, onCancel: close, onSaved: onClose }
        if (isNew) return <PersonForm person={null} {...form} />
        if (!data) return <Loading />
        const person = data.members.find(({ id }) => id === editing)
        if (!person) return <Notice {...text.gone} urgent />
        return (
          <>
            <PersonForm person={person} {...form} />
            <ThingHistory entity="staff" id={person.id} className="mt-6" />
          </>
        )
      }}
    </FormDialog>
  )
}

/** What the form holds while it is filled in. */
const personValues = z.object({ name: z.string(), email: z.string(), role: z.enum(staffRoles) })
type PersonValues = z.output<typeof personValues>

const labels: Record<keyof PersonValues, string> = { name: text.name, email: text.email, role: text.role }

const toValues = (person: StaffMember | null): PersonValues => ({
  name: person?.name ?? '',
  email: person?.email ?? '',
  role: person?.role ?? 'sales',
})

interface FormProps {
  draft: string
  /** Null for a new one. */
  person: StaffMember | null
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function PersonForm({ draft: name, person, onTyped, onCancel, onSaved }: FormProps) {
  const [start] = useState(() => ({ values: toValues(person), version: person?.version ?? null }))
  const form = useForm<PersonValues>({
    resolver: zodResolver(person ? staffMemberInput.extend({ email: z.string() }) : staffInvitationInput),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: personValues, start })
  const save = useSavePerson(person?.id)
  const { errors, isDirty, isSubmitting } = form.formState
  const role = form.watch('role')

  useTyped(isDirty, onTyped)

  const submit = useSaveOver({
    ...{ name, form, draft, schema: staffMember, valuesOf: toValues, onSaved },
    save: (_, base, typed) => save(typed, base.version),
  })

  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <TextField
        label={text.name}
        required
        autoFocus
        autoComplete="off"
        maxLength={100}
        error={errors.name?.message}
        {...form.register('name')}
      />
      {!person && (
        <TextField
          label={text.email}
          hint={text.emailHint}
          type="email"
          required
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <Select label={text.role} hint={roleDescriptions[role]} error={errors.role?.message} {...form.register('role')}>
        <Options labels={roleLabels} />
      </Select>
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labels[field]}
        shownOf={(field, value) => (field === 'role' ? roleLabels[value as PersonValues['role']] : value)}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      <FormActions label={person ? text.save : text.send} onCancel={onCancel} pending={isSubmitting} />
    </form>
  )
}

/** Invites a person, or changes the one with this id. */
function useSavePerson(id: string | undefined) {
  const [keyFor] = useState(idempotencyKeys)
  const { mutateAsync: invite } = useWrite('POST /api/admin/staff', {
    success: ({ email }) => text.invited(email),
    failure: text.inviteFailed,
    changes: ['GET /api/admin/staff'],
  })
  const { mutateAsync: change } = useWrite('PUT /api/admin/staff/{id}', {
    success: text.saved,
    failure: text.saveFailed,
    changes: ['GET /api/admin/staff'],
    onFailure: isStale,
  })
  return (values: StaffInvitationInput, version: number | null) =>
    id === undefined
      ? invite([{ body: values, idempotencyKey: keyFor(JSON.stringify(values)) }])
      : change([{ params: { id }, body: { name: values.name, role: values.role }, ifMatch: version ?? undefined }])
}
