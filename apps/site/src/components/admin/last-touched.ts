let touchedAt = Date.now()

const touch = () => {
  touchedAt = Date.now()
}

if (typeof document !== 'undefined')
  for (const event of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'])
    document.addEventListener(event, touch, { passive: true, capture: true })

/** When somebody last did something on this page, in milliseconds of the epoch. */
export const lastTouched = (): number => touchedAt
