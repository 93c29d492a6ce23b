import type { WaitingItem, WaitingKind } from '@arkpax/schema/today'
import {
  adminMessagePath,
  adminMessagesPath,
  adminOrderPath,
  adminPaths,
  adminPaymentsPath,
  adminReturnPath,
  adminWarrantyCasePath,
} from '~/lib/admin-paths.ts'

const UNANSWERED = `${adminPaths.chat}?view=unanswered`

/** Where each kind of thing is seen to. */
const places: Record<WaitingKind, (item: WaitingItem) => string> = {
  message: ({ id }) => adminMessagePath(id),
  'new-order': ({ id }) => adminOrderPath(id),
  'slow-order': ({ id }) => adminOrderPath(id),
  'warranty-case': ({ id }) => adminWarrantyCasePath(id),
  payment: ({ id }) =>
    id === 'unmatched'
      ? adminPaymentsPath('entries')
      : id === 'refunds'
        ? adminPaymentsPath('refunds')
        : adminPaymentsPath('receivables', id),
  return: ({ id }) => adminReturnPath(id),
  privacy: () => adminPaths.privacy,
  stock: () => adminPaths.stock,
  mail: () => adminPaths.mail,
  publishing: () => '#publishing',
  review: ({ detail }) => `${adminPaths.reviews}?q=${encodeURIComponent(detail)}`,
  question: () => UNANSWERED,
}

export const placeOf = (item: WaitingItem): string => places[item.kind](item)

/** The lists of the kinds of which there may be more than are named. */
export const listOf: { kind: WaitingKind; href: string; label: string }[] = [
  { kind: 'message', href: adminMessagesPath('waiting'), label: 'Vastaamattomat viestit' },
  { kind: 'new-order', href: `${adminPaths.orders}&status=pending`, label: 'Odottavat tilaukset' },
  { kind: 'slow-order', href: `${adminPaths.orders}&status=processing`, label: 'Käsittelyssä olevat tilaukset' },
  { kind: 'warranty-case', href: adminPaths.warrantyCases, label: 'Avoimet takuuasiat' },
  { kind: 'return', href: adminPaths.returns, label: 'Avoimet palautukset' },
  { kind: 'stock', href: adminPaths.stock, label: 'Vähissä olevat tuotteet' },
  { kind: 'review', href: adminPaths.reviews, label: 'Arvostelut ilman vastausta' },
]
