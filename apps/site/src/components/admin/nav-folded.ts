import { useState } from 'react'

const KEY = 'arkpax:valikko'
const FOLDED = 'kapea'

/** Whether somebody has folded the navigation to its icons on this device, and how they change it. */
export function useNavFolded(): [boolean, () => void] {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === FOLDED)
  function toggle() {
    if (isFolded) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, FOLDED)
    setFolded(!isFolded)
  }
  return [isFolded, toggle]
}
