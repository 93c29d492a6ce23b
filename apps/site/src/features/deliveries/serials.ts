import { normalSerial } from '@arkpax/schema/serial-number'

/** The serial numbers in a text, however they are separated. One that stands there twice does so here: it is told as a mistake. */
export const readSerials = (typed: string): string[] =>
  typed
    .split(/[\n\r,;\t]+/)
    .map((part) => normalSerial(part.replace(/^\uFEFF|^"|"$/g, '')))
    .filter(Boolean)

/** The same one below the other, each once: a label may be read twice. */
export const joinSerials = (serials: readonly string[]): string => [...new Set(serials)].join('\n')
