import { useEffect, useState } from 'react'
import * as z from 'zod'

const uuid = z.uuid()

/**
 * The id of a thing that is begun on this screen and stored with its first save. The address keeps it (`begun`, empty where nothing is begun),
 * so that a reload goes on with what was typed; a link that only asks for a new thing gets one.
 */
export function useBegunId(begun: string, keep: (id: string) => void): string {
  const [made] = useState(() => crypto.randomUUID())
  const lacksId = begun !== '' && !uuid.safeParse(begun).success
  useEffect(() => {
    if (lacksId) keep(made)
  })
  return lacksId ? made : begun
}
