import { indexWaitingTexts } from './db/trigram-index.ts'
import { deleteLeftovers, emptyTrash, forgetOldUploads } from './features/media/media-sweep.service.ts'
import { publishPrices } from './features/products/publish-prices.service.ts'
import { publishAnnouncement } from './features/settings/announcement.service.ts'
import { retention } from './privacy.ts'
import type { Sweep } from './services/privacy.ts'

/** What the passing of time asks for within a minute. */
export const minutely: readonly Sweep[] = [publishPrices]

/** What the passing of time asks for. */
export const sweeps: readonly Sweep[] = [
  ...retention,
  indexWaitingTexts,
  publishAnnouncement,
  emptyTrash,
  deleteLeftovers,
  forgetOldUploads,
]
