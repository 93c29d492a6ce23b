/** Shown while the buttons of the page are above the screen, and the footer is not on it. */
class BuyBar extends HTMLElement {
  connectedCallback() {
    const buttons = document.querySelector('[data-buy]')
    const footer = document.querySelector('body > footer')
    if (!buttons || !footer) return
    const isAway = new Map<Element, boolean>()
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        isAway.set(target, target === footer ? !isIntersecting : !isIntersecting && boundingClientRect.top < 0)
      this.toggleAttribute(
        'data-shown',
        [buttons, footer].every((each) => isAway.get(each)),
      )
    })
    watch.observe(buttons)
    watch.observe(footer)
  }
}

customElements.define('buy-bar', BuyBar)
