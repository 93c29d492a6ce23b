import type { FocalPoint } from '@arkpax/schema/media'

/** Nine places are enough for a frame, and need no style of their own in the page. */
const classes = [
  ['object-left-top', 'object-top', 'object-right-top'],
  ['object-left', undefined, 'object-right'],
  ['object-left-bottom', 'object-bottom', 'object-right-bottom'],
] as const

const third = (part: number) => (part < 0.36 ? 0 : part > 0.64 ? 2 : 1)

/** The class that keeps a focal point in sight where a frame cuts the picture; undefined for its middle. */
export const focusClass = ({ x, y }: FocalPoint): string | undefined => classes[third(y)]?.[third(x)]
