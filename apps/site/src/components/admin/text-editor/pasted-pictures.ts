/** How a picture that is still on its way into the library is addressed; what is stored never holds one. */
export const UPLOADING = 'uploading:'

/** Pictures of pasted HTML. */
export interface PastedPictures {
  /** Those that came along; each stands in the HTML under its key. */
  pictures: { key: string; file: File }[]
  /** How many did not: only their places did. */
  leftOut: number
}

const OWN = /^\/(?:media|images)\//
const EMBEDDED = /^data:image\/(png|jpe?g|gif|webp|avif|tiff?);base64,([a-z0-9+/=\s]+)$/i

let keys = 0

/** A key under which a picture waits in a text. */
export const uploadingKey = () => {
  keys += 1
  return `${UPLOADING}${keys}`
}

/** Puts every picture on a line of its own: ours as they are, embedded ones under a key; others fall away and are counted. */
export function takePictures(body: HTMLElement): PastedPictures {
  const pictures: PastedPictures['pictures'] = []
  let leftOut = 0
  // The ticks of a list in Docs are pictures.
  for (const tick of body.querySelectorAll('[role="checkbox"] img')) tick.remove()
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    const file = OWN.test(src) ? undefined : fileOf(src, pictures.length + 1)
    if (file) {
      const key = uploadingKey()
      pictures.push({ key, file })
      image.setAttribute('src', key)
    } else if (!OWN.test(src)) {
      leftOut += 1
      image.remove()
      continue
    }
    moveOut(image)
  }
  return { pictures, leftOut }
}

function moveOut(image: HTMLImageElement): void {
  const figure = image.ownerDocument.createElement('figure')
  const block = image.closest('p, h2, h3, h4, h5, h6')
  image.replaceWith(...(block ? [] : [figure]))
  block?.after(figure)
  figure.append(image)
}

function fileOf(src: string, number: number): File | undefined {
  const [, type = '', data = ''] = EMBEDDED.exec(src) ?? []
  if (!data) return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
    return new File([bytes], `liitetty-${number}.${type.replace('jpeg', 'jpg')}`, { type: `image/${type}` })
  } catch {
    return undefined
  }
}
