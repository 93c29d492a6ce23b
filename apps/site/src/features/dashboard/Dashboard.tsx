import type { Dashboard as DashboardFigures } from '@arkpax/schema/dashboard'
import { formatDateTime, formatNumber } from '@arkpax/schema/format-fi'
import type { Permission } from '@arkpax/schema/permissions'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminSections } from '~/components/admin/admin.fi.ts'
import { Loading } from '~/components/admin/list-states.tsx'
import { useMay, useRights } from '~/components/admin/signed-in.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminMessagesPath, adminOwnMessagesPath, adminPaths } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { dashboardTexts, tiles } from './dashboard.fi.ts'
import { TodayList } from './TodayList.tsx'

/** What needs a hand today, what `children` tell of the pages, and the way to every section. */
export function Dashboard({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useRead('GET /api/admin/dashboard')
  return (
    <div className="grid gap-10">
      <section aria-labelledby="today">
        <h2 id="today" className="display mb-4 text-xl">
          {dashboardTexts.today}
        </h2>
        <TodayList />
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures" className="display mb-4 text-xl">
          {dashboardTexts.figures}
        </h2>
        {error ? (
          <LoadFailure title={dashboardTexts.failure} error={error} onRetry={refetch} />
        ) : data ? (
          <Figures figures={data} />
        ) : (
          <Loading />
        )}
      </section>
      <div id="publishing">{children}</div>
      <section aria-labelledby="sections">
        <h2 id="sections" className="display mb-4 text-xl">
          {dashboardTexts.sections}
        </h2>
        <Tiles />
      </section>
    </div>
  )
}

function Figures({ figures }: { figures: DashboardFigures }) {
  const mayReadMail = useMay('mail.read')
  const mayReadMessages = useMay('messages.read')
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
        <Figure
          label={dashboardTexts.newOrders}
          value={figures.new_orders}
          href={`${adminPaths.orders}&status=pending`}
          may="orders.read"
        />
        <Figure
          label={dashboardTexts.unread}
          value={figures.unread_messages}
          href={adminMessagesPath('new')}
          may="messages.read"
        />
        <Figure
          label={dashboardTexts.overdue}
          value={figures.overdue_messages}
          href={adminMessagesPath('late')}
          may="messages.read"
          isUrgent
        />
        <Figure
          label={dashboardTexts.lowStock}
          value={figures.low_stock_count}
          href={adminPaths.stock}
          may="stock.read"
        />
      </dl>
      {mayReadMessages && <OwnMessages figures={figures} />}
      {mayReadMail && figures.mailbox_failure && <MailboxFailure failure={figures.mailbox_failure} />}
    </div>
  )
}

interface FigureProps {
  label: string
  value: number
  href: string
  /** What a role must be allowed to see it. */
  may: Permission
  /** A promise is broken as long as this is not zero. */
  isUrgent?: boolean
}

function Figure({ label, value, href, may, isUrgent = false }: FigureProps) {
  const isAllowed = useMay(may)
  if (!isAllowed) return null
  return (
    <div className="relative flex flex-col-reverse justify-end gap-1 border-r border-b border-line bg-surface p-4 hover:bg-sunken sm:p-5">
      <dt>
        <a href={href} className="text-sm text-ink-muted after:absolute after:inset-0 hover:text-ink">
          {label}
        </a>
      </dt>
      <dd className={`display text-3xl tabular-nums ${isUrgent && value > 0 ? 'text-danger' : ''}`}>
        {formatNumber(value)}
      </dd>
    </div>
  )
}

/** What waits for the one who looks, and for nobody else. */
function OwnMessages({ figures: { my_messages, my_mentions } }: { figures: DashboardFigures }) {
  if (my_messages + my_mentions === 0) return null
  return (
    <ul className="grid gap-2 rounded-md bg-notice-tint p-4">
      {my_messages > 0 && (
        <li>
          <a href={adminOwnMessagesPath('me')} className="font-medium underline">
            {dashboardTexts.myMessages(my_messages)}
          </a>
        </li>
      )}
      {my_mentions > 0 && (
        <li>
          <a href={adminOwnMessagesPath('mentioned')} className="font-medium underline">
            {dashboardTexts.myMentions(my_mentions)}
          </a>
        </li>
      )}
    </ul>
  )
}

function MailboxFailure({ failure: { since, reason } }: { failure: NonNullable<DashboardFigures['mailbox_failure']> }) {
  return (
    <p className="rounded-md bg-danger-tint p-4 wrap-anywhere">
      {dashboardTexts.mailboxFailed(formatDateTime(since))} {reason}
    </p>
  )
}

function Tiles() {
  const may = useRights()
  const shown = tiles.flatMap(({ section, ...tile }) => {
    const found = adminSections.find(({ id }) => id === section)
    return found && may(found.may) ? [{ href: found.href, title: found.label, ...tile }] : []
  })
  return (
    <ul className="grid gap-px overflow-hidden border border-line bg-surface sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(({ href, title, text }) => (
        <li key={href} className="relative p-5 outline outline-line hover:bg-sunken">
          <a href={href} className="flex items-center justify-between gap-3 font-semibold after:absolute after:inset-0">
            {title}
            <ArrowRight className="size-4" aria-hidden="true" />
          </a>
          <p className="mt-1 text-sm text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
