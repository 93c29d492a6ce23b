import type { Combination, Shop } from '@arkpax/schema/calculator-advice'
import type { AdviceTexts } from './advice-texts.ts'
import { combinationInquiryPath } from './combination-inquiry.ts'
import { fillPart } from './fill-part.ts'

/** Brings the advice up to date; a link whose combination is none is hidden. */
export function fillAdvice(root: ParentNode, shop: Shop, texts: AdviceTexts, message: string): void {
  fillPick(root, texts)
  for (const picture of root.querySelectorAll<HTMLElement>('[data-picture]'))
    picture.hidden = picture.dataset.picture !== texts.best?.station.id
  fillPart(root, 'others', texts.others)
  fillPart(root, 'sunny', texts.sunny)
  fillBattery(root, texts)
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

function fillPick(root: ParentNode, { lead, pick }: AdviceTexts): void {
  const place = root.querySelector<HTMLElement>('[data-pick]')
  if (place) place.hidden = !pick
  fillPart(root, 'pick-label', pick?.label ?? '')
  fillPart(root, 'pick-what', pick?.what ?? '')
  fillPart(root, 'pick-price', pick?.price ?? '')
  fillPart(root, 'lead', pick ? '' : lead)
}

/** How much of the whole battery of the drawing is its body, in per cent; the rest is its cap. */
export const BATTERY_BODY = 97

function fillBattery(root: ParentNode, { battery }: AdviceTexts): void {
  const drawing = root.querySelector<HTMLElement>('[data-battery]')
  if (!drawing) return
  drawing.hidden = !battery
  if (!battery) return
  fillPart(drawing, 'battery-label', battery.label)
  fillPart(drawing, 'battery', battery.text)
  drawing.querySelector('[data-battery-bar]')?.setAttribute('width', String((battery.share * BATTERY_BODY) / 100))
}
