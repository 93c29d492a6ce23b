import { expect, it } from 'vitest'
import { isTold } from './same-matter.ts'

const told = { reply: 'Lataa asema verkkovirralla täyteen.', details: 'Aikaa kuluu noin 2 tuntia.' }

it.each([
  ['Asema latautuu verkkovirralla täyteen 2 tunnissa.', true],
  ['Lataa asema verkkovirralla täyteen.', true],
  ['Takuu on 2 vuotta ostopäivästä.', false],
])('%s is told already: %s', (reply, is) => expect(isTold(told, { reply })).toBe(is))
