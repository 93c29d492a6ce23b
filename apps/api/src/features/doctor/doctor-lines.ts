import { type Finding, findingLevelLabels } from '@arkpax/schema/doctor'

/** A finding as a line of the terminal, with where it is mended unless it is well. */
export function lineOf({ title, level, text, where: { label, path } }: Finding): string {
  const line = `${findingLevelLabels[level]}: ${title}. ${text}`
  return level === 'well'
    ? `  ${line}`
    : `${level === 'mend' ? '!' : '?'} ${line} → ${path ? `${label}, ${path}` : label}`
}
