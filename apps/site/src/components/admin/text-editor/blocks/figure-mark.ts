import { Mark } from '@tiptap/core'

/** A figure that nothing vouches for. It is for whoever writes: what is stored has it without its mark. */
export const figureMarks = Mark.create({
  name: 'figureMark',
  inclusive: false,
  addAttributes: () => ({
    figure: {
      default: '',
      parseHTML: (mark) => mark.getAttribute('data-figure'),
      renderHTML: ({ figure }) => ({ 'data-figure': figure }),
    },
  }),
  parseHTML: () => [{ tag: 'mark[data-figure]' }],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
})
