import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fromTyped, toTyped, typedSchema } from './typed-values.ts'

const lamp = z.object({
  maker: z.string('Valmistaja on pakollinen').optional(),
  watts: z.number('Anna luku').optional(),
  size: z.object({ width: z.number('Anna luku'), height: z.number('Anna luku') }).optional(),
  bulbs: z.array(z.object({ cap: z.enum(['e14', 'e27'], 'Valitse kanta'), volts: z.number().optional() })).optional(),
  colours: z.array(z.string('Tyhjä rivi')).optional(),
})
const empty = { maker: '', watts: '', size: { width: '', height: '' }, bulbs: [], colours: [] }

/** What the schema says of what was typed. */
const judged = (values: object) => lamp.safeParse(fromTyped(lamp, { ...empty, ...values }))

describe('a form', () => {
  it('shows what is stored, numbers in Finnish, and gives it back as it was', () => {
    const stored = {
      watts: 7.5,
      size: { width: 120, height: -3 },
      bulbs: [{ cap: 'e27' as const }],
      colours: ['musta'],
    }
    const shown = toTyped(lamp, stored)
    expect(shown).toEqual({
      maker: '',
      watts: '7,5',
      size: { width: '120', height: '-3' },
      bulbs: [{ cap: 'e27', volts: '' }],
      colours: ['musta'],
    })
    expect(typedSchema(lamp).parse(shown)).toEqual(shown)
    expect(fromTyped(lamp, shown)).toEqual(stored)
  })

  it('that is empty stores nothing', () => {
    expect(toTyped(lamp, undefined)).toEqual(empty)
    expect(judged({}).data).toEqual({})
  })
})

it.each([
  ['a half-filled group', { size: { width: '12', height: ' ' } }, ['size', 'height'], 'Anna luku'],
  ['what is no number', { watts: 'paljon' }, ['watts'], 'Anna luku'],
  ['a number that could be two', { watts: '1.234' }, ['watts'], 'Anna luku'],
  ['an empty line', { colours: ['musta', ' '] }, ['colours', 1], 'Tyhjä rivi'],
  ['a choice that was not made', { bulbs: [{ cap: '', volts: '230' }] }, ['bulbs', 0, 'cap'], 'Valitse kanta'],
])('%s is told at its field', (_, values, path, message) => {
  expect(judged(values).error?.issues).toMatchObject([{ path, message }])
})
