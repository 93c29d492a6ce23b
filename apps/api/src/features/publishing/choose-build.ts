import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { readSiteManifest } from '../../http/site-manifest.ts'
import { buildHere } from './build-here.ts'
import type { Build } from './publish-pages.ts'
import { publishByHook } from './publisher.ts'
import { notePages } from './publishing.repo.ts'

/** One builder: where a hook is set, neither a server nor `scripts/publisher.ts` builds. */
export const BY_HOOK = 'the pages are built by the host behind SITE_REBUILD_HOOK_URL, and not by us'

/** How this process has the pages built: by a host's hook, or here; undefined, which is said in the log, where it cannot. */
export function chooseBuild({ rebuildHookUrl, siteDir, siteBuild }: Config, log: Logger): Build | undefined {
  if (rebuildHookUrl) {
    log.info(BY_HOOK)
    const publish = publishByHook(rebuildHookUrl)
    return async () => {
      await publish()
      return []
    }
  }
  if (!siteBuild) return undefined
  const here = buildHere(siteDir)
  if (!here)
    log.warn('scripts/build.ts is not here, so this process cannot build pages: new posts get none of their own')
  return here
}

/** Tells the database of pages that were built before there was one. */
export async function noteBuiltPages(db: Deps['db'], siteDir: string): Promise<void> {
  const { builtAt, leftOut } = readSiteManifest(siteDir) ?? {}
  if (builtAt && leftOut) await notePages(db, builtAt, leftOut)
}
