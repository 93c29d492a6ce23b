import { asksForWork, type Finding, findingLevelLabels } from '@arkpax/schema/doctor'

/** A finding as a line of the terminal, with where it is mended where it must be or may have to be. */
export function lineOf({ title, level, text, where: { label, path } }: Finding): string {
  const line = `${findingLevelLabels[level]}: ${title}. ${text}`
  return asksForWork(level)
    ? `${level === 'mend' ? '!' : '?'} ${line} → ${path ? `${label}, ${path}` : label}`
    : `  ${line}`
}
