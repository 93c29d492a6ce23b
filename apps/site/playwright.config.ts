import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, findHeadlessShell, flagsOfTests } from '../../scripts/chromium.ts'

/** What only a whole browser does: it keeps a page that one leaves, leaves pictures that are far away, and goes off and on the network. */
const OF_WHOLE_BROWSER =
  /\/(back-and-forth|before-scripts|budgets|chat|chat-answers|compare|far-pictures|offline)\.spec\.ts$/
const whole = findChromium()
const shell = findHeadlessShell()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3,
  // A busy machine is slow, not wrong: what hangs is still found.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A busy machine may miss a moment; what fails twice is broken. The summary names what needed its second try.
  retries: 1,
  reporter: [['list'], ['json']],
  outputDir: '../../.cache/e2e-results',
  use: {
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    // What moves is drawn sixty times a second, and waited for. Tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What is not there fails its test in a minute, and not only at the end of its time.
    actionTimeout: 60_000,
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'screens', testIgnore: OF_WHOLE_BROWSER, use: { launchOptions: launch(shell) } },
    {
      name: 'whole browser',
      testMatch: OF_WHOLE_BROWSER,
      use: { launchOptions: launch(whole), ...(!whole && { channel: 'chromium' }) },
    },
  ],
})

function launch(executablePath: string | undefined) {
  return { args: [...chromiumFlags, ...flagsOfTests], ...(executablePath && { executablePath }) }
}
