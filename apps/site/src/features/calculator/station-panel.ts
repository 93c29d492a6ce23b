import type { Additions, Station, StationPlan } from '@arkpax/schema/calculator-rules'
import { calculatorText } from './calculator.fi.ts'
import { loadShare, stationTexts, type Verdict, verdictOf } from './calculator-texts.ts'
import { stationInquiryPath } from './station-inquiry.ts'

/** Writes a text into `[data-part]` below an element; a part without text is hidden. */
export function fillPart(root: ParentNode, part: string, text: string): void {
  const element = root.querySelector<HTMLElement>(`[data-part="${part}"]`)
  if (!element) return
  if (element.textContent !== text) element.textContent = text
  element.hidden = text === ''
}

/** Brings a station's panel up to date; without a plan (no appliances) it waits. Gives the verdict. */
export function fillStation(
  panel: HTMLElement,
  station: Station,
  plan: StationPlan | undefined,
  days: number,
  additions: Additions,
): Verdict {
  const verdict: Verdict = plan ? verdictOf(plan) : { text: calculatorText.verdicts.empty, tone: 'neutral' }
  const texts = plan ? stationTexts(station, plan, days, additions) : emptyTexts
  for (const [part, text] of Object.entries({ ...texts, verdict: verdict.text })) fillPart(panel, part, text)
  const inquiry = panel.querySelector<HTMLAnchorElement>('[data-battery]')
  if (inquiry) inquiry.href = stationInquiryPath(station, plan, inquiry.dataset.battery ?? '')
  panel.querySelector('[data-tone]')?.setAttribute('data-tone', verdict.tone)
  panel.querySelector('[data-gauge]')?.setAttribute('data-over', String(plan?.powerSuffices === false))
  panel.querySelector('[data-gauge-bar]')?.setAttribute('width', String(plan ? loadShare(station, plan) : 0))
  return verdict
}

const emptyTexts: ReturnType<typeof stationTexts> = {
  load: '0',
  power: '',
  start: '',
  hours: '–',
  practicalHours: '',
  days: '–',
  practicalDays: '',
  batteries: '',
  panels: '',
}
