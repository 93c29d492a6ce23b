import type { ComponentProps } from 'react'
import { TextField } from './Field.tsx'

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'> {
  /** The number may have decimals. */
  decimals?: boolean
}

/**
 * A number as text, which the form reads with `readDecimal`: the browser's own number field drops a comma where its
 * interface is not Finnish, and 89,90 becomes 8990.
 */
export const NumberField = ({ decimals = false, ...field }: Props) => (
  <TextField {...field} type="text" inputMode={decimals ? 'decimal' : 'numeric'} autoComplete="off" />
)
