import type { Combination, Shop } from '@arkpax/schema/calculator-advice'
import type { AdviceTexts } from './advice-texts.ts'
import { combinationInquiryPath } from './combination-inquiry.ts'
import { fillPart } from './fill-part.ts'

/** Brings the advice up to date; a link whose combination is none is hidden. */
export function fillAdvice(root: ParentNode, shop: Shop, texts: AdviceTexts, message: string): void {
  fillPick(root, texts)
  showPicture(root, texts.best?.station.id ?? shop.stations[0]?.id)
  const others = root.querySelector<HTMLElement>('[data-others]')
  if (others) others.hidden = !texts.others && !texts.sunny
  fillPart(root, 'others', texts.others)
  fillPart(root, 'sunny', texts.sunny)
  const ways: [string, Combination | undefined][] = [
    ['best', texts.best],
    ['sunny', texts.sunnyWay],
  ]
  for (const [name, way] of ways) {
    const link = root.querySelector<HTMLAnchorElement>(`[data-inquiry="${name}"]`)
    if (!link) continue
    link.hidden = !way
    if (way) link.href = combinationInquiryPath(way, shop, message)
  }
}

/** Of the station that is advised; where none is, of the largest. */
function showPicture(root: ParentNode, station: string | undefined): void {
  for (const picture of root.querySelectorAll<HTMLElement>('[data-picture]'))
    picture.hidden = picture.dataset.picture !== station
}

function fillPick(root: ParentNode, { lead, pick, reason, isBeyond }: AdviceTexts): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-pick]')) place.hidden = !pick
  fillPart(root, 'pick-label', pick?.label ?? '')
  fillPart(root, 'pick-what', pick?.what ?? '')
  fillPart(root, 'pick-why', pick ? reason : '')
  fillPart(root, 'pick-price', pick?.price ?? '')
  fillPart(root, 'lead', pick ? '' : lead)
  fillPart(root, 'reason', pick ? '' : reason)
  const ask = root.querySelector<HTMLElement>('[data-ask]')
  if (ask) ask.hidden = !isBeyond
}
