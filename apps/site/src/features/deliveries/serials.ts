import { normalSerial } from '@arkpax/schema/serial-number'

/** The serial numbers in a text, however they are separated, each once. */
export const readSerials = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n\r,;\t]+/)
      .map((part) => normalSerial(part.replace(/^\uFEFF|^"|"$/g, '')))
      .filter(Boolean),
  ),
]

/** The same, one below the other. */
export const joinSerials = (serials: readonly string[]): string => [...new Set(serials)].join('\n')
