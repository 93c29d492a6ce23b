import { MINUTE_MS } from '@arkpax/schema/durations'
import { useEffect, useState } from 'react'

/** The present moment in milliseconds; it moves on once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
