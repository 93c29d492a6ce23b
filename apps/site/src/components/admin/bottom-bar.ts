/**
 * The `ref` of a bar that stays at the bottom of the window: messages stand above it, and what gets the focus is scrolled clear of
 * it (`--bottom-bar`).
 */
export function bottomBar(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--bottom-bar')
  }
}
