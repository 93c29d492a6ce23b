/**
 * Does something once, as an element comes near the screen. A busy phone tells of several frames at once, so not only the first
 * of them counts: while the page still scrolls to where one wants to be, the element is away in that one.
 */
export function whenNear(element: Element, act: () => unknown, margin = '0px'): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      act()
    },
    { rootMargin: margin },
  )
  near.observe(element)
}
