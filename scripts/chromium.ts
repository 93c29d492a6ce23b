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
 * list repeats what that names.
 */
export const flagsOfTests = [
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

/**
 * Finds a Chromium, or installs one: Debian's where root may install packages, else Playwright's own. Gives the path of an
 * installed one; undefined means Playwright's.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'
    spawnSync('sh', ['-c', install], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const installed = findChromium()
    if (installed) return installed
  }
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH')
  return undefined
}
