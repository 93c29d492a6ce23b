import { roleLabels } from '@arkpax/schema/staff-labels'
import { useStore } from '@nanostores/react'
import { LogOut, Menu, PanelLeftClose, PanelLeftOpen, UserRound, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { paths } from '~/lib/paths.ts'
import { showToast } from '~/lib/toast.ts'
import { type AdminSection, adminTexts } from './admin.fi.ts'
import { signOut } from './admin-session.ts'
import { hasDrafts } from './form-drafts.ts'
import { NavSections } from './NavSections.tsx'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { signedIn } from './signed-in.ts'
import { useSectionCounts } from './waiting.ts'

/** Where the screen itself begins, past the navigation. */
export const CONTENT_ID = 'hallinta'

interface Props {
  current: AdminSection
  /** Only its icons are wanted where there is room for the names too. */
  isFolded: boolean
  onFold: () => void
}

/**
 * The bar of the back office with who is signed in and the way out, and its sections with what waits in each: beside the
 * screen where there is room, as icons that open to their names where there is less, and in a drawer on a phone.
 */
export function AdminNav({ current, isFolded, onFold }: Props) {
  const counts = useSectionCounts()
  const isOpen = !useStore(signedIn)?.must_add_second_factor
  return (
    <>
      <header className="bg-graphite text-on-dark min-[820px]:col-span-2">
        <a
          href={`#${CONTENT_ID}`}
          className="fixed top-2 left-2 z-30 -translate-y-20 rounded-sm bg-ink px-4 py-3 font-semibold text-snow focus:translate-y-0"
        >
          {adminTexts.skip}
        </a>
        <div className="flex min-h-14 items-center gap-2 px-4 sm:gap-4 sm:px-6">
          <Drawer>
            <NavSections current={current} counts={counts} />
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
      <div className="nav-rail hidden bg-graphite text-on-dark min-[820px]:block" data-folded={isFolded || undefined}>
        <div className="nav-panel bg-graphite px-2 pt-2 pb-6">
          <NavSections current={current} counts={counts} />
          <FoldButton isFolded={isFolded} onPress={onFold} />
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

/** Folds the navigation to its icons where it has room for the names, and opens it again. */
function FoldButton({ isFolded, onPress }: { isFolded: boolean; onPress: () => void }) {
  const Shape = isFolded ? PanelLeftOpen : PanelLeftClose
  return (
    <button
      type="button"
      className="mt-3 hidden min-h-10 w-full items-center gap-3 rounded-sm px-2.5 text-sm whitespace-nowrap text-on-dark-muted hover:bg-graphite-raised hover:text-on-dark xl:flex"
      aria-pressed={isFolded}
      onClick={onPress}
    >
      <Shape className="size-4.5 shrink-0" aria-hidden="true" />
      <span className="nav-label">{adminTexts.fold}</span>
    </button>
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
        className="-mr-3 min-h-11 min-w-11 text-on-dark hover:bg-graphite-raised!"
        onClick={() => (hasDrafts() ? setAsking(true) : go())}
      >
        <LogOut className="size-4" aria-hidden="true" />
        <span className="sr-only sm:not-sr-only">{adminTexts.signOut}</span>
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
