import type { UsedMedia } from '@arkpax/schema/media'

/** A picture of the library, with what a test says of it. */
export const inventedMedia = (told: Partial<UsedMedia> = {}): UsedMedia => ({
  id: '01a20456-a0e0-73ad-89b6-83e122babb6f',
  kind: 'picture',
  file_name: 'laituri.jpg',
  address: '/media/01a20456-a0e0-73ad-89b6-83e122babb6f',
  bytes: 420_000,
  hash: '0123456789abcdef',
  width: 1_200,
  height: 900,
  widths: [480, 800, 1_200],
  original: '/media/01a20456-a0e0-73ad-89b6-83e122babb6f/fedcba9876543210-original.webp',
  alt: '',
  is_decorative: false,
  focal: { x: 0.5, y: 0.5 },
  crop: null,
  color: '#7e7d79',
  version: 3,
  created_at: '2026-11-22T10:00:00.000Z',
  updated_at: '2026-11-22T10:00:00.000Z',
  trashed_at: null,
  uses: [],
  ...told,
})
