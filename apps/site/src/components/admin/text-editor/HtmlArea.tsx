import { controlClass } from '~/components/ui/field.recipe.ts'
import type { TextBoxProps } from './TextEditor.tsx'

/** The HTML of a text as it is. */
export const HtmlArea = ({ labelledBy, describedBy, isInvalid, value, onChange, onBlur }: TextBoxProps) => (
  <textarea
    rows={12}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={onBlur}
    className={`${controlClass} min-h-72 font-mono text-sm`}
    spellCheck
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid ? true : undefined}
  />
)
