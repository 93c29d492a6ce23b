import { useEffect } from 'react'

/** Tells the dialog around a form whether it holds something that closing would lose. */
export function useTyped(isDirty: boolean, onTyped: (isTyped: boolean) => void): void {
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
}
