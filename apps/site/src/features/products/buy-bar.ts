/** Shown while the buttons of the page are above the screen, and the footer is not on it. */
class BuyBar extends HTMLElement {
  connectedCallback() {
    const buttons = document.querySelector('[data-buy]')
    const footer = document.querySelector('body > footer')
    if (!buttons || !footer) return
    const isAway = new Map<Element, boolean>()
    const watch = (element: Element, rootMargin: string) =>
      new IntersectionObserver(
        (entries) => {
          isAway.set(element, entries.at(-1)?.isIntersecting === false)
          this.toggleAttribute(
            'data-shown',
            [buttons, footer].every((each) => isAway.get(each)),
          )
        },
        { rootMargin },
      ).observe(element)
    // Buttons below the screen are as good as on it: whoever leaps over them in one go is noticed.
    watch(buttons, '0px 0px 1000000px')
    watch(footer, '0px')
  }
}

customElements.define('buy-bar', BuyBar)
