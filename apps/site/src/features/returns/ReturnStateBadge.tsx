import { returnStateLabels } from '@arkpax/schema/return-labels'
import type { ReturnState } from '@arkpax/schema/returns'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'

const tones: Record<ReturnState, BadgeTone> = {
  announced: 'low',
  pickup: 'low',
  arrived: 'low',
  inspected: 'outline',
  refunded: 'good',
  closed: 'neutral',
}

/** How far a return is. */
export const ReturnStateBadge = ({ state }: { state: ReturnState }) => (
  <Badge tone={tones[state]}>{returnStateLabels[state]}</Badge>
)
