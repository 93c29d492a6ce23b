/* On a phone and a tablet the assistant's button floats over the content. Where it would lie on the middle of a control it is not there. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label'
const dock = document.querySelector<HTMLElement>('chat-dock')
const button = dock?.querySelector('button')
let isAsked = false

function stepAside() {
  isAsked = false
  if (!dock || !button) return
  const place = button.getBoundingClientRect()
  dock.dataset.aside = String(points(place).some(isOnControl(place)))
}

/** A net over the button, whose meshes are smaller than what a finger can hit. */
function points({ left, top, width, height }: DOMRect): [number, number][] {
  const parts = [0.02, 0.34, 0.66, 0.98]
  return parts.flatMap((x) => parts.map((y): [number, number] => [left + x * width, top + y * height]))
}

const isOnControl =
  (place: DOMRect) =>
  ([x, y]: [number, number]): boolean =>
    document.elementsFromPoint(x, y).some((element) => {
      const control = element.closest(CONTROLS)
      if (!control || dock?.contains(control)) return false
      const { left, right, top, bottom } = control.getClientRects()[0] ?? place
      const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
      return middleX > place.left && middleX < place.right && middleY > place.top && middleY < place.bottom
    })

function soon() {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(stepAside)
}

for (const type of ['scroll', 'scrollend', 'resize', 'click']) addEventListener(type, soon, { passive: true })
soon()

export {}
