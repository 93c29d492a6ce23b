import type { ReactNode } from 'react'

interface Props {
  title?: string
  text: string
  /** Says it at once, because something went wrong. */
  urgent?: boolean
  children?: ReactNode
}

/** A message of the form with what can be done about it. */
export function Notice({ title, text, urgent = false, children }: Props) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm p-4 ${urgent ? 'bg-danger-tint' : 'bg-notice-tint'}`}
    >
      <div className="min-w-60 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
