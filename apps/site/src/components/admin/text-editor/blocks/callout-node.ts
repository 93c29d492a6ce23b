import { type CalloutKind, calloutKinds, calloutLabels } from '@arkpax/schema/text-blocks'
import { mergeAttributes, Node } from '@tiptap/core'

const kindOf = (element: Element): CalloutKind =>
  calloutKinds.find((kind) => element.classList.contains(`callout-${kind}`)) ?? 'tip'

const kindIn = (attrs: Record<string, unknown>) => calloutKinds.find((kind) => kind === attrs.kind) ?? 'tip'

/** A tip, a notice or a warning beside the text. */
export const callouts = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({ kind: { default: 'tip', parseHTML: kindOf, rendered: false } }),
  parseHTML: () => [{ tag: 'aside.callout' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'aside',
    mergeAttributes(HTMLAttributes, { class: `callout callout-${kindIn(node.attrs)}` }),
    0,
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('aside')
      const label = document.createElement('p')
      label.contentEditable = 'false'
      const contentDOM = document.createElement('div')
      dom.append(label, contentDOM)
      const show = (kind: CalloutKind) => {
        dom.className = `callout callout-${kind}`
        dom.ariaLabel = calloutLabels[kind]
        label.textContent = calloutLabels[kind]
      }
      show(kindIn(node.attrs))
      return {
        dom,
        contentDOM,
        update(changed) {
          if (changed.type !== node.type) return false
          show(kindIn(changed.attrs))
          return true
        },
        ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
      }
    },
})
