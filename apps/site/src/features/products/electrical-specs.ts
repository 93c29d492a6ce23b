import type { Spec } from '~/components/ui/SpecTable.astro'
import { manualParagraphs, manualTable } from './manual-chapters.ts'
import { manualHeadings } from './specs.fi.ts'

const CHAPTER = manualHeadings.data
const ONLY_IN_MANUALS = new Set(manualHeadings.onlyThere)

/** Figures of a product that only its manual has. For build time. */
export const electricalSpecs = (productId: string): Spec[] =>
  (manualTable(productId, CHAPTER)?.rows ?? []).flatMap(([label = '', value = '']) =>
    ONLY_IN_MANUALS.has(label) ? [{ label, value }] : [],
  )

/** What the figures of a product hold for, as its manual says. For build time. */
export const figuresHoldFor = (productId: string): string => manualParagraphs(productId, CHAPTER).join(' ')
