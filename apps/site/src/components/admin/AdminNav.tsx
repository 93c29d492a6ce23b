import { roleLabels } from '@arkpax/schema/staff-labels'
import { useStore } from '@nanostores/react'
import { LogOut, Menu, UserRound, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { paths } from '~/lib/paths.ts'
import { showToast } from '~/lib/toast.ts'
import { useRead } from '~/lib/use-read.ts'
import { type AdminSection, adminGroups, adminTexts } from './admin.fi.ts'
import { signOut } from './admin-session.ts'
import { hasDrafts } from './form-drafts.ts'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { signedIn, useRights } from './signed-in.ts'

const linkClass = [
  'flex min-h-10 items-center justify-between gap-3 rounded-sm border-l-2 border-transparent px-3 text-[0.9375rem] font-medium',
  'text-on-dark-muted hover:bg-graphite-raised hover:text-on-dark',
  'aria-[current=page]:border-signal aria-[current=page]:bg-graphite-raised aria-[current=page]:text-on-dark',
].join(' ')

/** Where the screen itself begins, past the navigation. */
export const CONTENT_ID = 'hallinta'

/**
 * The bar of the back office with who is signed in and the way out, and its sections with what waits in each: beside the
 * screen where there is room, else in a drawer.
 */
export function AdminNav({ current }: { current: AdminSection }) {
  const counts = useSectionCounts()
  const isOpen = !useStore(signedIn)?.must_add_second_factor
  return (
    <>
      <header className="bg-graphite text-on-dark xl:col-span-2">
        <a
          href={`#${CONTENT_ID}`}
          className="fixed top-2 left-2 z-30 -translate-y-20 rounded-sm bg-ink px-4 py-3 font-semibold text-snow focus:translate-y-0"
        >
          {adminTexts.skip}
        </a>
        <div className="flex min-h-14 items-center gap-2 px-4 sm:gap-4 sm:px-6">
          <Drawer>
            <Sections current={current} counts={counts} />
          </Drawer>
          <a href={paths.home} className="inline-flex min-h-9 items-center font-semibold hover:underline">
            Arkpax
          </a>
          <div className="ml-auto flex min-w-0 items-center gap-2 sm:gap-4">
            {isOpen && <PaletteButton />}
            <Own />
            <SignOut />
          </div>
        </div>
      </header>
      <div className="hidden bg-graphite px-3 pb-8 text-on-dark xl:block">
        <div className="sticky top-0 max-h-dvh overflow-y-auto py-2">
          <Sections current={current} counts={counts} />
        </div>
      </div>
    </>
  )
}

/** The sections on a phone or a tablet: they come over the screen from the side that the button is on. */
function Drawer({ children }: { children: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <div className="xl:hidden">
      <Button
        tone="quiet"
        size="sm"
        className="-ml-3 min-h-11 text-on-dark hover:bg-graphite-raised!"
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Menu className="size-5" aria-hidden="true" />
        {adminTexts.menu}
      </Button>
      <dialog
        ref={drawer}
        aria-label={adminTexts.menu}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-graphite p-3 text-on-dark backdrop:bg-black/50"
        closedby="any"
      >
        <Button
          tone="quiet"
          size="sm"
          className="mb-2 min-h-11 text-on-dark hover:bg-graphite-raised!"
          onClick={() => drawer.current?.close()}
        >
          <X className="size-5" aria-hidden="true" />
          {adminTexts.closeMenu}
        </Button>
        {children}
      </dialog>
    </div>
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
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm text-on-dark-muted hover:text-on-dark hover:underline"
    >
      <UserRound className="size-4 shrink-0" aria-hidden="true" />
      <span className="hidden max-w-64 truncate sm:inline">{staff.name}</span>
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
        className="-mr-3 text-on-dark hover:bg-graphite-raised!"
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

/** The sections that the role of whoever is signed in shows, under what they are about. */
function Sections({ current, counts }: { current: AdminSection; counts: SectionCounts }) {
  const may = useRights()
  const isOpen = !useStore(signedIn)?.must_add_second_factor
  const groups = adminGroups.flatMap(({ label, sections }) => {
    const shown = sections.filter((section) => isOpen && may(section.may))
    return shown.length > 0 ? [{ label, shown }] : []
  })
  return (
    <nav aria-label="Hallinta" className="grid gap-4">
      {groups.map(({ label, shown }) => (
        <div key={label}>
          {label && <p className="px-3 pb-1 text-xs font-semibold tracking-wide text-on-dark-muted">{label}</p>}
          <ul>
            {shown.map((section) => (
              <li key={section.id}>
                <a href={section.href} className={linkClass} aria-current={section.id === current ? 'page' : undefined}>
                  {section.label}
                  <Count count={counts[section.id]} />
                </a>
              </li>
            ))}
          </ul>
        </div>
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
