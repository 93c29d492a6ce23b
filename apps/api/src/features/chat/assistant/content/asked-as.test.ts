import { expect, it } from 'vitest'
import { refuseQuestionsOfTwo } from './asked-as.ts'

const examples = [{ text: 'Miten kalibroin akun?', intent: 'calibration.how', language: 'fi' as const }]
const of = (file: string, ...questions: string[]) => ({ file, url: `/${file}`, questions })
const check =
  (...asked: ReturnType<typeof of>[]) =>
  () =>
    refuseQuestionsOfTwo(asked, { examples })

it('a question that an intent or another text has is refused, with both places', () => {
  expect(check(of('content/support/a.mdx', 'miten kalibroin akun?'))).toThrow(
    "content/support/a.mdx: askedAs: 'miten kalibroin akun?' on jo kysymyksenä muualla (content/assistant: calibration.how).",
  )
  expect(check(of('content/support/a.mdx', 'Miksi?'), of('content/blog/b.mdx', 'Miksi?'))).toThrow(
    "content/blog/b.mdx: askedAs: 'Miksi?' on jo kysymyksenä muualla (content/support/a.mdx).",
  )
  expect(check(of('a', 'Miksi?'), of('b', 'Koska?'))).not.toThrow()
})
