import { documentKindLabels } from '@arkpax/schema/document-labels'
import type { OwnDocument } from '@arkpax/schema/documents'
import { formatDate } from '@arkpax/schema/format-fi'
import type { OwnOffer } from '@arkpax/schema/offers'
import { apiUrl } from '~/lib/api-url.ts'
import { trackingText as text } from './tracking.fi.ts'

/** What has been issued of an order, and the offer that it came from. */
export interface OrderPapers {
  documents: readonly OwnDocument[]
  offers: readonly OwnOffer[]
}

/** The papers of an order as links that download them, the oldest first. */
export const paperLinks = ({ documents, offers }: OrderPapers): HTMLElement[] => [
  ...offers.map(({ id, number, sent_at }) =>
    paper(`/api/auth/offers/${id}/pdf`, text.offer(number), formatDate(sent_at)),
  ),
  ...documents.map(({ id, kind, number, issued_on }) =>
    paper(`/api/auth/documents/${id}/pdf`, `${documentKindLabels[kind]} ${number}`, formatDate(issued_on)),
  ),
]

function paper(path: string, name: string, day: string): HTMLElement {
  const link = document.createElement('a')
  Object.assign(link, { href: apiUrl(path), className: 'link', download: '', textContent: text.paper(name) })
  const item = document.createElement('li')
  item.append(link, ` ${day}`)
  return item
}
