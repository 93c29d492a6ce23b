import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, flagsOfTests } from '../../scripts/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A busy machine may miss a moment; what fails twice is broken. The summary names what needed its second try.
  retries: 1,
  reporter: [['list'], ['json']],
  outputDir: '../../.cache/e2e-results',
  use: {
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    trace: 'on-first-retry',
    launchOptions: { args: [...chromiumFlags, ...flagsOfTests], ...(executablePath && { executablePath }) },
  },
})
