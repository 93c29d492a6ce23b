/** One thing that people come to a page for, told at a glance. */
export interface Answer {
  /** What it is about. */
  about: string
  /** Whether `figure` is the least of several. */
  isFrom?: boolean
  figure: string
  /** What the figure is of, and how far it holds. */
  lines: readonly string[]
}
