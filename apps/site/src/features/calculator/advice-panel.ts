import type { Shop } from '@arkpax/schema/calculator-advice'
import type { AdviceTexts, OtherTexts } from './advice-texts.ts'
import { calculatorText } from './calculator.fi.ts'
import { combinationInquiryPath } from './combination-inquiry.ts'
import { fillPart } from './fill-part.ts'

/** Brings the advice up to date, in its panel and in the bar of a phone. */
export function fillAdvice(root: ParentNode, shop: Shop, texts: AdviceTexts, message: string): void {
  const { best, others } = texts
  fillPick(root, texts)
  const stacked = `${best?.station.id}-${best?.batteries}`
  const isStacked = root.querySelector(`[data-picture="${stacked}"]`) !== null
  showPicture(root, 'picture', isStacked ? stacked : (best?.station.id ?? shop.stations[0]?.id))
  showPicture(root, 'thumbnail', best?.station.id)
  const inquiry = root.querySelector<HTMLAnchorElement>('[data-inquiry="best"]')
  if (inquiry && best) inquiry.href = combinationInquiryPath(best, shop, message)
  const box = root.querySelector<HTMLElement>('[data-others]')
  const template = box?.querySelector('template')
  if (!box || !template) return
  box.hidden = others.length === 0
  box.querySelector('ul')?.replaceChildren(...others.map((other) => otherRow(template, other, shop, message)))
}

function otherRow(template: HTMLTemplateElement, other: OtherTexts, shop: Shop, message: string): Node {
  const row = document.importNode(template.content, true)
  const { what, price, note, way } = other
  for (const [part, text] of Object.entries({ what, price, note })) fillPart(row, part, text)
  const link = row.querySelector('a')
  if (!link) return row
  link.hidden = !way
  link.setAttribute('aria-label', calculatorText.inquiry(what))
  if (way) link.href = combinationInquiryPath(way, shop, message)
  return row
}

/** Of the station that is advised, with its batteries where a picture has so many; where none is, of the largest. */
function showPicture(root: ParentNode, place: 'picture' | 'thumbnail', name: string | undefined): void {
  for (const picture of root.querySelectorAll<HTMLElement>(`[data-${place}]`))
    picture.hidden = picture.dataset[place] !== name
}

function fillPick(root: ParentNode, { lead, pick, reason, isBeyond }: AdviceTexts): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-pick]')) place.hidden = !pick
  fillPart(root, 'pick-label', pick?.label ?? '')
  fillPart(root, 'pick-what', pick?.what ?? '')
  fillPart(root, 'pick-why', pick ? reason : '')
  fillPart(root, 'pick-price', pick?.price ?? '')
  fillPart(root, 'pick-added', pick?.added ?? '')
  fillPart(root, 'short-what', pick?.what ?? lead)
  fillPart(root, 'short-price', pick?.price ?? '')
  fillPart(root, 'lead', pick ? '' : lead)
  fillPart(root, 'reason', pick ? '' : reason)
  const ask = root.querySelector<HTMLElement>('[data-ask]')
  if (ask) ask.hidden = !isBeyond
}
