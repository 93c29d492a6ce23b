/** A modal dialog on the native `<dialog>`. */
export const dialogClass = [
  'm-auto w-[calc(100vw-2rem)] max-w-xl rounded-md border border-line bg-surface p-0 text-ink shadow-overlay',
  'max-h-[80vh] backdrop:bg-graphite/60',
].join(' ')

/** Width and height of the blog editor's dialog (4xl, 80 % of the view). */
export const wideDialogClass = dialogClass.replace('max-w-xl', 'max-w-4xl')

export const dialogHeadClass =
  'sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-surface px-5 py-2 sm:px-6 sm:py-3'

export const dialogTitleClass = 'display min-w-0 py-2 text-xl wrap-anywhere'

export const dialogBodyClass = 'px-5 py-5 sm:px-6'
