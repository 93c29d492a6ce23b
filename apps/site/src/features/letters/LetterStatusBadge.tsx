import { letterStatusLabels } from '@arkpax/schema/letter-labels'
import type { LetterStatus } from '@arkpax/schema/letters'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'

const tones: Record<LetterStatus, BadgeTone> = {
  draft: 'outline',
  scheduled: 'low',
  sending: 'low',
  stopped: 'danger',
  sent: 'good',
}

/** How a letter stands. */
export const LetterStatusBadge = ({ status }: { status: LetterStatus }) => (
  <Badge tone={tones[status]}>{letterStatusLabels[status]}</Badge>
)
