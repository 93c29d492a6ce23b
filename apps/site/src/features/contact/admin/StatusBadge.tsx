import type { ContactStatus } from '@arkpax/schema/contact'
import { contactStatusLabels } from '@arkpax/schema/labels'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'

const tones: Record<ContactStatus, BadgeTone> = { new: 'low', read: 'neutral', replied: 'good', resolved: 'outline' }

/** The state of a message. */
export function StatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={tones[status]}>{contactStatusLabels[status]}</Badge>
}
