import { type WholeFaq, wholeFaq } from '@arkpax/schema/faq'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { currentOf } from '~/components/admin/stale.ts'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminFaqText as text } from './admin-faq.fi.ts'
import { moved, orderOf, type Step } from './faq-moves.ts'
import { FAQ } from './use-faq.ts'

/**
 * Moves sections and questions one step at a time. The screen shows the step at once and puts it back when it was not stored;
 * steps are sent one after the other. The focus follows what moved, and `said` is what assistive technology is told.
 */
export function useFaqOrder() {
  const queryClient = useQueryClient()
  const [said, setSaid] = useState('')
  const focus = useRef<string>(null)
  const queue = useRef(Promise.resolve())
  const { mutateAsync } = useWrite('PUT /api/admin/faq/order', {
    failure: text.orderFailed,
    changes: ['GET /api/admin/publishing'],
    onFailure(error) {
      const current = currentOf(error, wholeFaq)
      if (current) showToast({ ...text.orderStale, tone: 'destructive' })
      return current !== undefined
    },
  })

  // The browser takes the focus from what it moves in the page.
  useLayoutEffect(() => {
    if (!focus.current) return
    const control = document.querySelector<HTMLElement>(focus.current)
    focus.current = null
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'nearest' })
  })

  async function take(step: Step, name: string) {
    const before = queryClient.getQueryData<WholeFaq>(FAQ)
    const done = before && moved(before, step)
    if (!done) return setSaid(step.by < 0 ? text.isFirst(name) : text.isLast(name))
    focus.current = `[data-move="${step.id} ${step.by}"]`
    queryClient.setQueryData(FAQ, done.faq)
    setSaid(text.moved(name, done.place, done.of))
    try {
      queryClient.setQueryData(FAQ, await mutateAsync([{ body: orderOf(done.faq), ifMatch: before.version }]))
    } catch (error) {
      setSaid(text.orderFailed)
      queryClient.setQueryData(FAQ, currentOf(error, wholeFaq) ?? before)
    }
  }

  return {
    said,
    move(step: Step, name: string) {
      queue.current = queue.current.then(() => take(step, name))
    },
  }
}
