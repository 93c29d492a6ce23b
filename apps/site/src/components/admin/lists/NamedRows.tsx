import { keyboardScroll } from '~/components/ui/table.recipe.ts'

/** The rows that a question is about, by name. */
export function NamedRows({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <ul
      aria-label={label}
      className="mt-4 max-h-56 list-disc overflow-y-auto rounded-sm border border-line bg-sunken py-2 pr-4 pl-8 text-sm wrap-anywhere"
      {...keyboardScroll}
    >
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
        <li key={at}>{name}</li>
      ))}
    </ul>
  )
}
