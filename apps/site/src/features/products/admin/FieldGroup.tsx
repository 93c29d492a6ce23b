import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: string
  /** Whether it stands open when the form comes. */
  isOpen?: boolean
  /** Tells when it is opened or folded. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a long form that can be folded; what is wrong in it opens it (`openErrors`). */
export const FieldGroup = ({ title, text, isOpen = false, onToggle, children }: Props) => (
  <details
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    className="group border-t border-line"
  >
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
      <ChevronRight className="size-5 shrink-0 text-ink-muted group-open:rotate-90" aria-hidden="true" />
      <h2 className="text-lg font-semibold">{title}</h2>
    </summary>
    <div className="grid grid-cols-1 gap-6 pt-2 pb-8">
      {text && <p className="max-w-prose text-ink-muted">{text}</p>}
      {children}
    </div>
  </details>
)

/** Opens the groups in which something is wrong, and puts the focus on the first wrong field. */
export function openErrors(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [role="alert"]') ?? []
  for (const element of wrong) element.closest('details')?.setAttribute('open', '')
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Opens or closes every group of a form. */
export function toggleGroups(form: HTMLFormElement | null, isOpen: boolean): void {
  for (const group of form?.querySelectorAll('details') ?? []) group.open = isOpen
}
