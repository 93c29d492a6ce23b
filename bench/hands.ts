import type { Locator, Page } from '@playwright/test'

const MOST_TABS = 80

/** Hands on a keyboard: they touch no mouse, and count what they press. */
export class Hands {
  /** Keys and chords: Tab, arrows, Enter, shortcuts. */
  presses = 0
  /** Letters of what was typed. */
  letters = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string): Promise<void> {
    this.presses += 1
    await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    this.letters += text.length
    await this.page.keyboard.type(text)
  }

  /** Presses Tab until the control has the focus; throws when it cannot be reached. */
  async tabTo(control: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if ((await control.and(this.page.locator(':focus')).count()) > 0) return
      await this.press('Tab')
    }
    throw new Error(`Tab did not reach ${control}`)
  }

  /** Follows the link past the menu, which is the first thing on a page. */
  async skipMenu(): Promise<void> {
    await this.press('Tab')
    await this.press('Enter')
  }

  /** Opens the palette, types words, and goes down to the result that holds `wanted`. */
  async find(words: string, wanted: string): Promise<void> {
    await this.press('Control+k')
    const field = this.page.getByRole('combobox', { name: /^Etsi/ })
    await field.waitFor()
    await this.page.locator('[role=combobox]:focus').waitFor()
    await this.type(words)
    const options = this.page.getByRole('option').filter({ visible: true })
    await options.filter({ hasText: wanted }).first().waitFor()
    // Results of the server come after the screens.
    await this.page.waitForTimeout(400)
    const chosen = () => options.filter({ hasText: wanted }).first().getAttribute('aria-selected')
    for (let downs = 0; (await chosen()) !== 'true'; downs += 1) {
      if (downs > MOST_TABS) throw new Error(`The palette did not reach ${wanted}`)
      await this.press('ArrowDown')
    }
    await this.press('Enter')
  }
}
