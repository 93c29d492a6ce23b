import { mayDo } from '@arkpax/schema/permissions'
import { roleLabels } from '@arkpax/schema/staff-labels'
import { useStore } from '@nanostores/react'
import { LogOut, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { paths } from '~/lib/paths.ts'
import { showToast } from '~/lib/toast.ts'
import { useRead } from '~/lib/use-read.ts'
import { type AdminSection, adminSections, adminTexts } from './admin.fi.ts'
import { signOut } from './admin-session.ts'
import { hasDrafts } from './form-drafts.ts'
import { signedIn } from './signed-in.ts'

const linkClass = [
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-[0.9375rem] font-medium whitespace-nowrap',
  'text-on-dark-muted hover:text-on-dark aria-[current=page]:border-signal aria-[current=page]:text-on-dark',
].join(' ')

/** Where the screen itself begins, past the navigation. */
export const CONTENT_ID = 'hallinta'

/** The sections of the back office with what waits in each, and the way out. */
export function AdminNav({ current }: { current: AdminSection }) {
  return (
    <header className="bg-graphite text-on-dark">
      <a
        href={`#${CONTENT_ID}`}
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-sm bg-ink px-4 py-3 font-semibold text-snow focus:translate-y-0"
      >
        {adminTexts.skip}
      </a>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div className="flex items-center justify-between gap-4 pt-3">
          <a href={paths.home} className="inline-flex min-h-9 items-center font-semibold hover:underline">
            Arkpax
          </a>
          <div className="flex items-center gap-4">
            <Own />
            <SignOut />
          </div>
        </div>
        <Sections current={current} counts={useSectionCounts()} />
      </div>
    </header>
  )
}

/** Who is signed in, and the way to their own details. */
function Own() {
  const staff = useStore(signedIn)
  if (!staff) return null
  return (
    <a
      href={adminPaths.own}
      aria-label={adminTexts.own(staff.name, roleLabels[staff.role])}
      className="inline-flex min-h-9 min-w-0 items-center gap-1.5 text-sm text-on-dark-muted hover:text-on-dark hover:underline"
    >
      <UserRound className="size-4 shrink-0" aria-hidden="true" />
      <span className="max-w-36 truncate sm:max-w-64">{staff.name}</span>
    </a>
  )
}

/** The way out. It forgets what is typed in this tab, so it asks where there is something. */
function SignOut() {
  const [isAsking, setAsking] = useState(false)
  const go = () => leave().catch(tellFailure)
  return (
    <>
      <Button
        tone="quiet"
        size="sm"
        className="-mr-3 text-on-dark hover:bg-graphite-raised"
        onClick={() => (hasDrafts() ? setAsking(true) : go())}
      >
        <LogOut className="size-4" aria-hidden="true" />
        {adminTexts.signOut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void go()
        }}
        {...adminTexts.signOutQuestion}
      />
    </>
  )
}

/** One row that scrolls on a phone, with the current section in view; as many rows as it takes on wider screens. */
function Sections({ current, counts }: { current: AdminSection; counts: SectionCounts }) {
  const row = useRef<HTMLElement>(null)
  const staff = useStore(signedIn)
  const isOpen = staff && !staff.must_add_second_factor
  const sections = adminSections.filter(({ may }) => isOpen && mayDo(staff.role, may))
  // The counts push the sections aside when they come.
  const isCounted = counts.orders !== undefined
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    if (current && link) link.scrollIntoView({ block: 'nearest', inline: isCounted ? 'center' : 'nearest' })
  }, [current, isCounted])

  return (
    <nav ref={row} aria-label="Hallinta" className="-mx-3 flex overflow-x-auto md:flex-wrap">
      {sections.map(({ id, label, href }) => (
        <a key={id} href={href} className={linkClass} aria-current={id === current ? 'page' : undefined}>
          {label}
          <Count count={counts[id]} />
        </a>
      ))}
    </nav>
  )
}

function Count({ count = 0 }: { count?: number }) {
  if (count === 0) return null
  return (
    <span className="relative inline-flex min-w-5 justify-center rounded-full bg-graphite-line px-1.5 text-xs font-semibold text-on-dark tabular-nums">
      <span className="sr-only">{adminTexts.waiting}</span>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  )
}

const MOST_SHOWN = 99

async function leave() {
  await signOut()
  showToast({ title: adminTexts.signedOut, tone: 'success' })
}

const tellFailure = (error: unknown) =>
  showToast({
    title: adminTexts.signOutFailed,
    description: readFailure(error),
    tone: 'destructive',
  })

/** How many things wait for a hand in a section; nothing where none do or it is not known. */
type SectionCounts = Partial<Record<AdminSection, number>>

/** The counts beside the sections. They are a help: when they cannot be read, the navigation stands without them. */
function useSectionCounts(): SectionCounts {
  const { data } = useRead('GET /api/admin/dashboard')
  if (!data) return {}
  return {
    orders: data.new_orders,
    stock: data.low_stock_count,
    contact: data.unread_messages,
    mail: data.undelivered_mails,
  }
}
