import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags that keep a headless Chromium quiet and off the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * What else end-to-end tests turn off. A window of the desktop's Chromium loads two pages for the list under its address bar and
 * keeps a process ready for the next site: half the work of opening a page. The flag takes the place of Playwright's own, so the
 * list repeats what that names. All pages of a browser share a process, which otherwise is begun anew for each test. No test runs
 * its scripts for so long that to optimise them pays, nor are there cores for more than one collector of garbage.
 */
export const flagsOfTests = [
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--js-flags=--no-turbofan --no-maglev --single-threaded-gc',
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'SpareRendererForSitePerProcess',
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
]

/** The Chromium of this machine, or undefined. */
export const findChromium = () => KNOWN.find((path) => path && existsSync(path))

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The Chromium that pages open in where nothing but the page is looked at: without a desktop's windows they take two thirds of the
 * time. What `CHROMIUM_PATH` names goes before it; undefined means Playwright's own.
 */
export const findHeadlessShell = () =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()

/**
 * Sees to it that there is a Chromium, and one without windows: installs what is missing, Debian's packages where root may install
 * them, else Playwright's own browser where none is found.
 */
export function ensureChromium(): void {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL) ? [] : ['chromium-headless-shell']),
  ]
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`
    spawnSync('sh', ['-c', install], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  if (findChromium()) return
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH')
}
