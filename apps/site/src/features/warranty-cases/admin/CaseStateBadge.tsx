import { warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import type { WarrantyCase, WarrantyCaseState } from '@arkpax/schema/warranty-cases'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminCasesText as text } from './admin-cases.fi.ts'

const tones: Record<WarrantyCaseState, BadgeTone> = {
  received: 'low',
  inspecting: 'low',
  waiting_customer: 'outline',
  in_repair: 'low',
  repaired: 'good',
  replaced: 'good',
  refused: 'danger',
  closed: 'neutral',
}

type Shown = Pick<WarrantyCase, 'state'> & Partial<Pick<WarrantyCase, 'is_late'>>

/** How a case stands, and whether it is late. */
export const CaseStateBadge = ({ given: { state, is_late } }: { given: Shown }) => (
  <span className="inline-flex flex-wrap gap-1">
    <Badge tone={tones[state]}>{warrantyCaseStateLabels[state]}</Badge>
    {is_late && <Badge tone="danger">{text.late}</Badge>}
  </span>
)
