import { formatDateTime } from '@arkpax/schema/format-fi'
import { returnBasisLabels } from '@arkpax/schema/return-labels'
import { isOpenReturn, type ReturnDetail } from '@arkpax/schema/returns'
import { useEffect, useState } from 'react'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { adminOrderPath, adminPaths } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { ReturnEvents } from './ReturnEvents.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnMoney } from './ReturnMoney.tsx'
import { ReturnPictures } from './ReturnPictures.tsx'
import { ReturnStateBadge } from './ReturnStateBadge.tsx'
import { returnsText as text } from './returns.fi.ts'

interface Props {
  id: string
  onTitle: (title: string) => void
}

/** One return, from its notice to the money. */
export function ReturnCase({ id, onTitle }: Props) {
  const read = useRead('GET /api/admin/returns/{id}', { params: { id } })
  const number = read.data?.number
  useOpenThing(number === undefined ? text.loading : text.name(number), () => location.assign(adminPaths.returns))
  useEffect(() => {
    if (number !== undefined) onTitle(text.name(number))
  }, [number, onTitle])
  return (
    <Loaded read={read} failure={text.failed} waiting={<Skeleton className="h-96" />}>
      {(found) => <Shown of={found} />}
    </Loaded>
  )
}

function Shown({ of }: { of: ReturnDetail }) {
  const [isTyped, setTyped] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <Facts of={of} />
        <ReturnForm key={of.id} of={of} onTyped={setTyped} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <ReturnMoney of={of} isTyped={isTyped} />
        <ReturnPictures of={of} />
        <ReturnEvents events={of.events} />
        <ThingHistory entity="return" id={of.id} />
      </div>
    </div>
  )
}

function Facts({ of }: { of: ReturnDetail }) {
  const { facts } = text
  return (
    <section aria-label={text.name(of.number)} className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReturnStateBadge state={of.state} />
        <a href={adminOrderPath(of.order.id)} className="inline-flex min-h-8 items-center font-medium underline">
          {text.order(of.order.number)}
        </a>
      </p>
      {isOpenReturn(of.state) && (
        <p className="mt-3 font-medium">
          {of.may_wait ? text.deadlineWaits(of.refund_due_on) : text.deadline(of.refund_due_on)}
        </p>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-ink-muted">{facts.customer}</dt>
        <dd className="wrap-anywhere">{of.name}</dd>
        <dt className="text-ink-muted">{facts.email}</dt>
        <dd className="wrap-anywhere">{of.receipt_email}</dd>
        <dt className="text-ink-muted">{facts.announced}</dt>
        <dd>{formatDateTime(of.announced_at)}</dd>
        <dt className="text-ink-muted">{facts.basis}</dt>
        <dd>{returnBasisLabels[of.basis]}</dd>
      </dl>
    </section>
  )
}
