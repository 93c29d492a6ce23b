import { publicDir } from 'astro:config/server'
import { readFileSync, statSync } from 'node:fs'
import { type Manual, manuals as manualsSchema } from '@arkpax/schema/content'
import manualsJson from '../../../../../content/data/manuals.json' with { type: 'json' }
import { paths } from '../../lib/paths.ts'
import { fileSize } from './file-size.ts'

type Download = Manual['downloads'][number]

/** A manual with the files that have been typeset; the page never links to one that has not. */
export interface ReadyManual extends Omit<Manual, 'downloads'> {
  downloads: (Download & { size: string; pages: number })[]
}

/** The size of a file below `public/`, or undefined while it does not exist. */
function sizeOf(path: string): string | undefined {
  const stats = statSync(new URL(`.${path}`, publicDir), { throwIfNoEntry: false })
  return stats && fileSize(stats.size)
}

/** How many pages a typeset manual has. */
const pagesOf = (path: string): number =>
  readFileSync(new URL(`.${path}`, publicDir), 'latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** The manuals of every product. For build time. */
export const readyManuals: ReadyManual[] = manualsSchema.parse(manualsJson).map((manual) => ({
  ...manual,
  downloads: manual.downloads.flatMap((download) => {
    const size = sizeOf(download.url)
    return size ? { ...download, size, pages: pagesOf(download.url) } : []
  }),
}))

/** The size of the file with all manuals. */
export const zipSize = sizeOf(paths.manualsZip)
