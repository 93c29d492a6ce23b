/** A modal dialog on the native `<dialog>`. */
export const dialogClass = [
  'm-auto w-[calc(100vw-2rem)] max-w-xl rounded-md border border-line bg-surface p-0 text-ink shadow-overlay',
  'max-h-[80vh] backdrop:bg-graphite/60',
].join(' ')

/** Width and height of the blog editor's dialog (spec §9: 4xl, 80 % of the view). */
export const wideDialogClass = dialogClass.replace('max-w-xl', 'max-w-4xl')

export const dialogHeadClass =
  'sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-surface px-6 py-4'

export const dialogTitleClass = 'display text-xl'

export const dialogBodyClass = 'px-6 py-5'
