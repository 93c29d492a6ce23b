import { LogOut } from 'lucide-react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ApiError } from '~/lib/api.ts'
import { paths } from '~/lib/paths.ts'
import { showToast } from '~/lib/toast.ts'
import { type AdminSection, adminSections, adminTexts } from './admin.fi.ts'
import { signOut } from './admin-session.ts'

const linkClass = [
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.9375rem] font-medium whitespace-nowrap',
  'text-on-dark-muted hover:text-on-dark aria-[current=page]:border-signal aria-[current=page]:text-on-dark',
].join(' ')

/** The sections of the back office and the way out. */
export function AdminNav({ current }: { current: AdminSection }) {
  return (
    <header className="bg-graphite text-on-dark">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div className="flex items-center justify-between gap-4 pt-3">
          <a href={paths.home} className="font-semibold hover:underline">
            Arkpax
          </a>
          <Button
            tone="quiet"
            size="sm"
            className="text-on-dark hover:bg-graphite-raised"
            onClick={() => leave().catch(tellFailure)}
          >
            <LogOut className="size-4" aria-hidden="true" />
            {adminTexts.signOut}
          </Button>
        </div>
        <nav aria-label="Hallinta" className="-mx-3 flex overflow-x-auto">
          {adminSections.map(({ id, label, href }) => (
            <a key={id} href={href} className={linkClass} aria-current={id === current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}

async function leave() {
  await signOut()
  showToast({ title: adminTexts.signedOut, tone: 'success' })
}

const tellFailure = (error: unknown) =>
  showToast({
    title: adminTexts.noConnection,
    description: error instanceof ApiError ? error.detail : adminTexts.tryLater,
    tone: 'destructive',
  })
