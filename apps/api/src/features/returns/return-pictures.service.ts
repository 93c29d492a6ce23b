import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import { PictureRefused } from '../../services/picture-workshop.ts'
import { tellMediaFault } from '../media/media-faults.ts'

/** The widest that is kept of an inspection. */
const WIDEST = 1_600

/** A picture as it is kept: upright, at most 1,600 pixels wide, without what the camera wrote into it. Throws `media_refused`. */
export async function keptPicture({ pictures }: Pick<Deps, 'pictures'>, base64: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'arkpax-return-'))
  try {
    const source = join(folder, 'source')
    await writeFile(source, Buffer.from(base64, 'base64'))
    const { widths } = await pictures.make({ source, folder, crop: null, withOriginal: false })
    const width = widths.findLast((one) => one <= WIDEST) ?? widths[0]
    return await readFile(join(folder, `${width}.webp`))
  } catch (error) {
    if (error instanceof PictureRefused && error.fault === 'not-a-picture')
      throw new ApiError('media_refused', { detail: 'Tiedosto ei ole kuva. Käytä JPEG-, PNG-, WebP- tai AVIF-kuvaa.' })
    throw tellMediaFault(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
