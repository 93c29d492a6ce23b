/** `action` is the one orange thing on a screen; `solid` and `outline` stand beside it; `quiet` is for rows and toolbars. */
export type ButtonTone = 'action' | 'solid' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

const base = [
  'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold whitespace-nowrap select-none',
  'transition-[background-color,border-color,color,translate] duration-150 active:translate-y-px',
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
].join(' ')

const tones: Record<ButtonTone, string> = {
  action: 'border-transparent bg-signal text-on-signal hover:bg-signal-hover',
  solid: 'border-transparent bg-ink text-snow hover:bg-ink-muted',
  outline: 'border-line-strong bg-transparent text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-5 text-[0.9375rem]',
  lg: 'min-h-12 px-6 text-base',
  icon: 'size-11 p-0',
}

/** The classes of a button or of a link that looks like one. */
export const buttonClass = (tone: ButtonTone = 'outline', size: ButtonSize = 'md') =>
  `${base} ${tones[tone]} ${sizes[size]}`
