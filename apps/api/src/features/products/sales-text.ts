import { SALES_TEXT_LENGTH } from '@arkpax/schema/product-details'
import type { ProductChange } from '@arkpax/schema/products'
import { withTypedParagraphs } from '@arkpax/schema/typed-paragraphs'
import { invalidField } from '../../http/api-error.ts'
import { isEmptyHtml, loadHtmlCleaner } from '../../services/clean-html.ts'

/**
 * What staff send of a product with its sales text as it may be stored, plain text in its paragraphs; one that shows nothing is
 * none. Throws `invalid_fields`
 * where cleaning has made it too long: links that lead away are marked.
 */
export async function withCleanSalesText<Sent extends ProductChange>(sent: Sent): Promise<Sent> {
  const typed = sent.details?.salesText
  if (!typed) return sent
  const clean = await loadHtmlCleaner()
  const cleaned = withTypedParagraphs(clean(typed))
  if (cleaned.length > SALES_TEXT_LENGTH)
    throw invalidField('details.salesText', 'Teksti on liian pitkä. Lyhennä sitä.')
  return { ...sent, details: { ...sent.details, salesText: isEmptyHtml(cleaned) ? undefined : cleaned } }
}
