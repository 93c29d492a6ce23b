import { useEffect, useState } from 'react'
import { apiUrl } from '~/lib/api-url.ts'

/** Says that there is no network for as long as there is none; what is done meanwhile is told where it is done. */
export function OfflineNotice() {
  const isOffline = useOffline()
  return (
    <div role="status" className="sticky top-0 z-20">
      {isOffline && (
        <p className="bg-notice-tint px-4 py-2.5 text-center font-medium text-notice">
          Ei verkkoyhteyttä. Mitään ei tallennu, ennen kuin yhteys palaa.
        </p>
      )}
    </div>
  )
}

/** Whether the server is out of reach because the browser is offline; a server on the same machine is not. */
function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const look = async () => {
      const isAway = !navigator.onLine && !(await isServerHere())
      setOffline(isAway && !navigator.onLine)
    }
    void look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOffline
}

const isServerHere = () =>
  fetch(apiUrl('/api/health'), { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
