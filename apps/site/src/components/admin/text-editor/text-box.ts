/** How the text looks while it is written; pages have a look of their own. */
export const textBoxClass = [
  'min-h-60 px-4 py-3 break-words whitespace-pre-wrap',
  '[&>*+*]:mt-3 [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-l-2 [&_blockquote]:border-signal [&_blockquote]:pl-4',
  '[&_h2]:display [&_h2]:text-xl [&_h3]:text-lg [&_h3]:font-semibold [&_hr]:border-line-strong',
  '[&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li+li]:mt-1 [&_img]:my-2 [&_img]:block [&_img]:max-h-60 [&_img]:max-w-full [&_img]:rounded-sm',
].join(' ')

/** The same of the blocks that only posts and letters have. */
export const blocksClass = [
  '[&_table]:w-full [&_table]:table-fixed [&_td]:border [&_th]:border [&_td]:border-line-strong [&_th]:border-line-strong [&_td]:p-2 [&_th]:p-2 [&_td]:align-top [&_th]:text-left [&_th]:bg-sunken [&_.selectedCell]:bg-forest-tint',
  '[&_.callout]:rounded-sm [&_.callout]:border-l-4 [&_.callout]:border-forest [&_.callout]:bg-forest-tint [&_.callout]:px-4 [&_.callout]:py-3 [&_.callout>p]:text-sm [&_.callout>p]:font-semibold [&_.callout>div>*+*]:mt-2',
  '[&_.callout-warning]:border-notice [&_.callout-warning]:bg-notice-tint [&_.callout-danger]:border-danger [&_.callout-danger]:bg-danger-tint',
  '[&_figure]:rounded-sm [&_figure]:border [&_figure]:border-line [&_figure]:p-3 [&_figure_p]:text-sm [&_figure_p]:text-ink-muted [&_figure_p]:wrap-anywhere',
  '[&_figcaption]:min-h-6 [&_figcaption]:text-sm [&_figcaption:has(>br:only-child)]:before:float-left [&_figcaption:has(>br:only-child)]:before:h-0 [&_figcaption:has(>br:only-child)]:before:text-ink-muted [&_figcaption:has(>br:only-child)]:before:content-[attr(data-hint)]',
  '[&_figure_button]:my-1 [&_figure_button]:min-h-11 [&_figure_button]:rounded-sm [&_figure_button]:border [&_figure_button]:border-line-strong [&_figure_button]:px-3 [&_figure_button]:py-1.5 [&_figure_button]:text-left [&_figure_button]:text-sm [&_figure_button[data-missing]]:border-danger [&_figure_button[data-missing]]:text-danger',
  '[&_[data-card]]:rounded-sm [&_[data-card]]:border [&_[data-card]]:border-line-strong [&_[data-card]]:bg-sunken [&_[data-card]]:p-3 [&_[data-card]>:first-child]:text-sm [&_[data-card]>:first-child]:text-ink-muted [&_[data-card]>:last-child]:font-semibold',
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-ink [&_mark]:bg-notice-tint [&_mark]:text-ink [&_mark]:underline [&_mark]:decoration-notice [&_mark]:decoration-wavy',
].join(' ')
