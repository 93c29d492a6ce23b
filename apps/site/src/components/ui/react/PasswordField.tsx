import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { buttonClass } from '../button.recipe.ts'
import { controlClass } from '../field.recipe.ts'
import { Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'className'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown; spread `register('name')` into it. */
export function PasswordField({ label, hint, error, labelHidden, className, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${controlClass} pr-14`}
          />
          <button
            type="button"
            className={`${buttonClass('quiet', 'icon')} absolute top-0.5 right-0.5`}
            aria-label="Näytä salasana"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  )
}
