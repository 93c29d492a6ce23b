import { type BlogDraftFields, blogDraft, blogDraftFields } from '@arkpax/schema/blog-drafts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { asStaff } from '~/components/admin/admin-session.ts'
import { type EditConflict, mergeEdits } from '~/components/admin/merge-edits.ts'
import { currentOf } from '~/components/admin/stale.ts'
import { usePresence } from '~/components/admin/use-presence.ts'
import { ApiError, call } from '~/lib/api.ts'
import { type Base, createDraftKeeper, type Keeping, type Sent } from './draft-keeper.ts'
import { browserStore, type KeptText } from './draft-store.ts'
import { type PostValues, typedOf } from './post-values.ts'

const FIELDS = blogDraftFields.keyof().options

/** A post as it is read for writing. */
export interface DraftStart extends Base {
  /** When it was last kept, UTC. */
  keptAt: string | null
  /** What tabs have typed that the server has not got. */
  leftBehind: readonly KeptText[]
}

interface Options {
  draftId: string
  form: UseFormReturn<PostValues>
  start: DraftStart
  /** The version of the post that is written; null of one that is not there yet. */
  postVersion: number | null
}

/**
 * Keeps what is typed in the form of a post, brings together what two people type of it, and tells who else has it open. Where both have changed the
 * same field, nothing is sent before one of the texts has been chosen.
 */
export function useKeptDraft({ draftId, form, start, postVersion }: Options) {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'kept', at: start.keptAt })
  const [hasStore, setHasStore] = useState(true)
  const [conflicts, setConflicts] = useState<EditConflict<BlogDraftFields>[]>([])
  const [restoredAt, setRestoredAt] = useState<string>()
  const shown = useRef(start.fields)
  const waiting = useRef(start.leftBehind)
  const undecided = useRef(new Set<string>())
  /** One's own texts, with what has been typed in them since they clashed. */
  const own = useRef(new Map<string, string>())

  const send = (fields: BlogDraftFields, version: number) => sendDraft(draftId, fields, version, postVersion)
  const [keeper] = useState(() =>
    createDraftKeeper(
      {
        draftId,
        key: crypto.randomUUID(),
        store: browserStore,
        send: (fields, version) => late.current.send(fields, version),
        onStale: (current) => late.current.rebase(current),
        onKeeping: (told) => late.current.onKeeping(told),
        onNoStore: () => setHasStore(false),
      },
      start,
    ),
  )
  const late = useRef({ send, rebase, onKeeping })
  late.current = { send, rebase, onKeeping }

  function onKeeping(told: Keeping) {
    setKeeping(told)
    if (told.state !== 'kept') return
    for (const { key } of waiting.current) void browserStore.drop(key).catch(() => {}) // It is offered once more, and is the same.
    waiting.current = []
  }

  function show(fields: BlogDraftFields) {
    const before = typedOf(form.getValues())
    shown.current = fields
    for (const field of FIELDS)
      if (before[field] !== fields[field]) form.setValue(field, fields[field], { shouldDirty: true })
  }

  /** Goes on from the text as it is now, with what has been typed since `from` in it; true where both have changed the same. */
  function rebase(current: Base, from = keeper.base().fields, typed = typedOf(form.getValues())): boolean {
    const { merged, conflicts: found } = mergeEdits(from, typed, current.fields)
    own.current.clear()
    undecided.current = new Set(found.map(({ field }) => field))
    show(merged)
    setConflicts(found)
    keeper.goOn(current, isSame(merged, current.fields) ? undefined : merged, found.length > 0 ? from : undefined)
    return found.length > 0
  }

  const begin = useEffectEvent(() => {
    const [newest] = start.leftBehind.toSorted((one, other) => other.keptAt.localeCompare(one.keptAt))
    if (!newest || isSame(newest.fields, start.fields)) return
    setRestoredAt(newest.keptAt)
    rebase(start, newest.base, newest.fields)
  })
  const hear = useEffectEvent((values: PostValues) => {
    const fields = typedOf(values)
    if (isSame(fields, shown.current)) return
    shown.current = fields
    onTyping()
    keeper.type(fields)
  })
  useEffect(() => {
    begin()
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => hear({ ...values }),
    })
    return () => {
      stop()
      keeper.end()
    }
  }, [form, keeper])

  const { others, onTyping } = usePresence({
    id: draftId,
    tell: (body) => asStaff(() => call('PUT /api/admin/blog-drafts/{id}/presence', { params: { id: draftId }, body })),
    async onState(state) {
      if (Number(state) <= keeper.base().version || keeper.isWaiting()) return
      const newest = await asStaff(() => call('GET /api/admin/blog-drafts/{id}', { params: { id: draftId } }))
      if (!keeper.isWaiting()) rebase(newest)
    },
  })

  return {
    keeping,
    /** The browser has room for what is typed. */
    hasStore,
    /** When what was brought back had been typed, UTC; undefined where nothing was. */
    restoredAt,
    others,
    conflicts,
    keeper,
    rebase,
    /** What stands in a field is one's own, as long as the other's has not been chosen. */
    ownOf: (field: keyof BlogDraftFields) => own.current.get(field) ?? form.getValues(field),
    choose(field: keyof BlogDraftFields, value: string) {
      const isTheirs = conflicts.some((conflict) => conflict.field === field && conflict.theirs === value)
      if (isTheirs && !own.current.has(field)) own.current.set(field, form.getValues(field))
      form.setValue(field, isTheirs ? value : (own.current.get(field) ?? form.getValues(field)), { shouldDirty: true })
      undecided.current.delete(field)
      shown.current = typedOf(form.getValues())
      if (undecided.current.size > 0) return
      own.current.clear()
      setConflicts([])
      keeper.goOn(keeper.base(), isSame(shown.current, keeper.base().fields) ? undefined : shown.current)
    },
  }
}

async function sendDraft(
  draftId: string,
  fields: BlogDraftFields,
  version: number,
  postVersion: number | null,
): Promise<Sent> {
  const keep = (ifMatch: number) =>
    asStaff(() =>
      call('PUT /api/admin/blog-drafts/{id}', {
        params: { id: draftId },
        body: { fields, post_version: postVersion },
        ifMatch,
      }),
    )
  try {
    // Where somebody has thrown it away meanwhile, it is kept anew.
    const kept = await keep(version).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404 && version > 0) return keep(0)
      throw error
    })
    return { result: 'kept', version: kept.version, at: kept.saved_at ?? new Date().toISOString() }
  } catch (error) {
    const current = currentOf(error, blogDraft)
    if (current) return { result: 'stale', current }
    if (error instanceof ApiError && [404, 413, 422].includes(error.status))
      return { result: 'refused', why: error.problem?.errors?.[0]?.detail ?? error.detail ?? '' }
    return { result: 'away' }
  }
}

const isSame = (one: BlogDraftFields, other: BlogDraftFields) => FIELDS.every((name) => one[name] === other[name])
