/** What somebody else has written, word for word. */
export const TheirText = ({ text }: { text: string }) => (
  <blockquote className="max-h-48 basis-full overflow-y-auto border-l-4 border-forest bg-surface px-4 py-3 whitespace-pre-wrap wrap-anywhere">
    {text}
  </blockquote>
)
