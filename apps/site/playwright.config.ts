import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, flagsOfTests } from '../../scripts/chromium.ts'

const executablePath = findChromium()

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
    // What is not there fails its test in a minute, and not only at the end of its time.
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    launchOptions: { args: [...chromiumFlags, ...flagsOfTests], ...(executablePath && { executablePath }) },
  },
})
