import { mergeAttributes, Node } from '@tiptap/core'
import { UPLOADING } from '../pasted-pictures.ts'
import { textEditorText as text } from '../text-editor.fi.ts'

interface FigureOptions {
  /** Asks for the text of the picture at a position. */
  onDescribe: (position: number) => void
}

const pictureIn = (figure: Element) => figure.querySelector<HTMLImageElement>('img')
const fromPicture = (name: string) => ({
  default: null,
  rendered: false,
  parseHTML: (figure: Element) => pictureIn(figure)?.getAttribute(name) ?? null,
})

/** A picture with its caption; one with an address is a video, which opens there. */
export const figures = Node.create<FigureOptions>({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  marks: 'bold italic link figureMark',
  isolating: true,
  draggable: true,
  addOptions: () => ({ onDescribe() {} }),
  addAttributes: () => ({
    src: fromPicture('src'),
    alt: fromPicture('alt'),
    width: fromPicture('width'),
    height: fromPicture('height'),
    href: {
      default: null,
      rendered: false,
      parseHTML: (figure) => pictureIn(figure)?.closest('a')?.getAttribute('href') ?? null,
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => (pictureIn(figure)?.getAttribute('src') ? null : false),
      contentElement: (figure) => caption(figure),
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { href, ...picture } = node.attrs
    const image = ['img', picture] as const
    return href
      ? ['figure', mergeAttributes(HTMLAttributes, { class: 'video' }), ['a', { href }, image], ['figcaption', 0]]
      : ['figure', HTMLAttributes, image, ['figcaption', 0]]
  },
  addNodeView() {
    const { onDescribe } = this.options
    return ({ node, getPos }) => {
      const dom = document.createElement('figure')
      const frame = document.createElement('div')
      frame.contentEditable = 'false'
      const image = document.createElement('img')
      image.loading = 'lazy'
      image.decoding = 'async'
      const address = document.createElement('p')
      const describe = document.createElement('button')
      describe.type = 'button'
      describe.addEventListener('click', () => onDescribe(getPos() ?? 0))
      frame.append(image, address, describe)
      const contentDOM = document.createElement('figcaption')
      contentDOM.dataset.hint = text.captionHint
      dom.append(frame, contentDOM)
      const show = ({ src, alt, href }: Record<string, string | null>) => {
        const shown = src?.startsWith(UPLOADING) ? '' : (src ?? '')
        image.hidden = shown === ''
        if (shown && image.getAttribute('src') !== shown) image.src = shown
        image.alt = alt ?? ''
        address.textContent = href ? `${text.video}: ${href}` : ''
        describe.textContent = alt ? text.describedAs(alt) : text.describe
        describe.toggleAttribute('data-missing', !alt)
      }
      show(node.attrs)
      return {
        dom,
        contentDOM,
        update(changed) {
          if (changed.type !== node.type) return false
          show(changed.attrs)
          return true
        },
        stopEvent: ({ target }) => target === describe,
        ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
      }
    }
  },
})

const caption = (figure: globalThis.Node) => {
  const held = figure instanceof Element ? figure.querySelector<HTMLElement>('figcaption') : null
  return held ?? document.createElement('figcaption')
}
