const TAB = 'arkpax:valilehti'
const ALIVE = 'arkpax:elossa:'

let tab: Promise<string> | undefined

/**
 * The id of this tab, also after a reload. For as long as the tab lives it holds a lock of that name; a duplicate of it gets another id. Where
 * the browser has no locks, every load of a page counts as a tab.
 */
export function tabId(): Promise<string> {
  tab ??= navigator.locks ? claim(sessionStorage.getItem(TAB) ?? crypto.randomUUID()) : made()
  return tab
}

/** The ids of the tabs that live, of a browser that has locks. */
export async function livingTabs(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(ALIVE) ? [name.slice(ALIVE.length)] : [])))
}

const made = async () => crypto.randomUUID()

async function claim(id: string): Promise<string> {
  const isMine = await new Promise<boolean>((settle) => {
    void navigator.locks.request(ALIVE + id, { ifAvailable: true }, (lock) => {
      settle(lock !== null)
      return lock === null ? undefined : new Promise(() => {})
    })
  })
  if (!isMine) return claim(crypto.randomUUID())
  sessionStorage.setItem(TAB, id)
  return id
}
