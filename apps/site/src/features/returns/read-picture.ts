import { asStaff } from '~/components/admin/admin-session.ts'
import { base64Of } from '~/components/admin/base64-of.ts'
import { callFile } from '~/lib/api.ts'

/** A picture of a return, as a file and as an address that the page's policy lets it show. */
export async function readPicture(id: string, picture: string) {
  const { name, blob } = await asStaff(() =>
    callFile('GET /api/admin/returns/{id}/pictures/{picture}', { params: { id, picture } }),
  )
  const file = new File([blob], name, { type: 'image/webp' })
  return { name, blob, url: `data:image/webp;base64,${await base64Of(file)}` }
}
