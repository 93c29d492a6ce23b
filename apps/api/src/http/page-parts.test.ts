import { expect, it } from 'vitest'
import { fillPage } from './page-parts.ts'

it('texts are escaped, so that nothing that was typed becomes markup', () => {
  expect(fillPage('<input value="{{typed}}">', { typed: '"><script>1</script>' })).toBe(
    '<input value="&quot;&gt;&lt;script&gt;1&lt;/script&gt;">',
  )
})

it('what was typed is never read as a placeholder or a part', () => {
  const typed = '{{secret}}<!--[secret]-->'
  expect(fillPage('<p>{{typed}}</p><p>{{secret}}</p>', { typed, secret: 'x' })).toBe(
    '<p>{{secret}}&lt;!--[secret]--&gt;</p><p>x</p>',
  )
  const lines = '<!--[line]-->{{typed}}<!--[/line]-->'
  expect(fillPage(lines, { line: [{ typed }], secret: 'x' })).toBe('{{secret}}&lt;!--[secret]--&gt;')
})

it('a part comes once for each of a list, and sees what is around it', () => {
  const html = '<ul><!--[line]--><li>{{name}} {{unit}}</li><!--[/line]--></ul>'
  expect(fillPage(html, { unit: 'kpl', line: [{ name: 'a' }, { name: 'b' }] })).toBe(
    '<ul><li>a kpl</li><li>b kpl</li></ul>',
  )
  expect(fillPage(html, { unit: 'kpl', line: [] })).toBe('<ul></ul>')
})

it.each([
  [true, '<b>!</b>'],
  ['text', '<b>!</b>'],
  ['', ''],
  [undefined, ''],
])('a part whose value is %s is %s', (value, html) => {
  expect(fillPage('<!--[x]--><b>!</b><!--[/x]-->', { x: value })).toBe(html)
})

it('an attribute is there where its value says so', () => {
  const html = '<input data-when-checked="on" data-when-aria-invalid="wrong">'
  expect(fillPage(html, { on: true, wrong: false })).toBe('<input checked="">')
  expect(fillPage(html, { on: false, wrong: 'x' })).toBe('<input aria-invalid="true">')
})

it('a text stands also where the build wrote its place into an address', () => {
  expect(fillPage('<link href="https://x/%7B%7Bslug%7D%7D">', { slug: 'a-b' })).toBe('<link href="https://x/a-b">')
})
