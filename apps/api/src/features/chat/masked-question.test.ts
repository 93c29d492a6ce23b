import { expect, it } from 'vitest'
import { maskedQuestion, withoutMasks } from './masked-question.ts'

it('staff read what was asked, and in Finnish what stands for who asked', () => {
  const masked = maskedQuestion('Missä tilaus 1042 on? aino@example.fi, 040 123 4567')
  expect(masked).toBe('Missä tilaus [numero] on? [sähköposti], [puhelin]')
  expect(withoutMasks(masked)).toBe('Missä tilaus on?,')
  expect(maskedQuestion('Kestääkö IP67 upotuksen?')).toBe('Kestääkö IP67 upotuksen?')
})
