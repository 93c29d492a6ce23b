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
    const [box, screen] = [await control.boundingBox(), this.page.viewportSize()]
    if (!box || !screen) return
    const away = Math.max(0, box.y + box.height - screen.height, -box.y)
    if (away === 0) return
    this.swipes += Math.ceil(away / (screen.height * SWIPE))
    await this.page.mouse.wheel(0, box.y + box.height / 2 - screen.height / 2)
    await control.scrollIntoViewIfNeeded()
  }
}
