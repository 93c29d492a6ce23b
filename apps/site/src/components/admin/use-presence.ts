import { MINUTE_MS } from '@arkpax/schema/durations'
import { PRESENCE_EVERY_MS, type Presence } from '@arkpax/schema/presence'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lastTouched } from './last-touched.ts'
import { tabId } from './tab-id.ts'

/** Whoever has typed so recently is writing. */
const TYPING_MS = 20_000
/** After so long without a touch nobody is looking, and the session may end as it would. */
const AWAY_MS = 3 * MINUTE_MS

export type Activity = 'open' | 'typing' | 'left'

interface Options {
  /** The thing: another one is another presence. Null of one that nobody else can have open. */
  id: string | null
  /** Tells the server what this tab does with the thing. */
  tell: (told: { tab: string; activity: Activity }) => Promise<Presence>
  /** Hears the state of the thing, which is another once anything about it has changed. */
  onState: (state: string) => void
}

/**
 * Tells the others that one has a thing open, every five seconds while the tab is in sight and somebody is at it, and tells who else has. A tab
 * that is loaded anew is the same one.
 * `onTyping` is called with every letter.
 */
export function usePresence({ id, tell, onState }: Options) {
  const [others, setOthers] = useState<Presence['others']>([])
  const typedAt = useRef(0)
  const onTyping = useCallback(() => {
    typedAt.current = Date.now()
  }, [])
  const hear = useEffectEvent(onState)
  const say = useEffectEvent(tell)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is told of anew.
  useEffect(() => {
    if (id === null) return
    const leave = tell
    let isAsking = false

    async function ask() {
      if (isAsking || document.hidden || Date.now() - lastTouched() > AWAY_MS) return
      isAsking = true
      try {
        const heard = await say({
          tab: await tabId(),
          activity: Date.now() - typedAt.current < TYPING_MS ? 'typing' : 'open',
        })
        setOthers(heard.others)
        hear(heard.state)
      } catch {
        setOthers([]) // Nobody is known of without the network; the screen tells that there is none.
      } finally {
        isAsking = false
      }
    }

    void ask()
    const timer = setInterval(ask, PRESENCE_EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      tabId()
        .then((tab) => leave({ tab, activity: 'left' }))
        .catch(() => {}) // It runs out by itself.
    }
  }, [id])

  return { others, onTyping }
}
