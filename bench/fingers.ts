import type { Locator, Page } from '@playwright/test'

/** A swipe of a thumb moves the page by this part of the screen. */
const SWIPE = 0.7

/** Fingers on a touch screen: they have neither mouse nor keyboard shortcut, and count what they do. */
export class Fingers {
  /** Touches of a control or a field. */
  taps = 0
  /** Strokes that bring a control to the screen. */
  swipes = 0
  /** Letters of what was typed. */
  letters = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Swipes to a control and taps it; throws when it never becomes visible, or something lies over it. */
  async tap(control: Locator): Promise<void> {
    await control.waitFor()
    await this.swipeTo(control)
    await control.tap()
    this.taps += 1
  }

  /** Taps a field and puts a text in the place of what is there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    await field.fill(text)
    this.letters += text.length
  }

  private async swipeTo(control: Locator): Promise<void> {
    const { top, bottom, height } = await control.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom, height: innerHeight }
    })
    const away = Math.max(0, bottom - height, -top)
    if (away === 0) return
    this.swipes += Math.ceil(away / (height * SWIPE))
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await this.page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  }
}
