import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Calls back with each version of a thing, before the next key: a form that is set anew between a key and its event would lose
 * the key.
 */
export function useEachVersion(version: number, follow: () => void): void {
  const latest = useEffectEvent(follow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the version alone
  useLayoutEffect(latest, [version])
}
