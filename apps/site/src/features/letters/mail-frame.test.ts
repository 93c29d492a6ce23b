import { expect, it } from 'vitest'
import { frameDocument } from './mail-frame.ts'

it('leaves no style in the markup of a mail, which the policy of the page would refuse, and opens links elsewhere', () => {
  const html =
    '<head><style>@media (prefers-color-scheme:dark){.ink{color:#fff}}</style></head><p style="margin:0">Hei</p>'
  expect(frameDocument(html)).toBe('<head><base target="_blank"></head><p data-style="margin:0">Hei</p>')
})
