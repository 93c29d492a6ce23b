import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createVerdicts } from './verdict.ts'

const { knowledge } = await shopKnowledge()
const { fitted } = createVerdicts(knowledge.words)
const own = 'Voiko lisäakun kytkeä aseman käydessä?'

it.each([
  ['täytyykö asema sammuttaa kun sen kytkee', 'Sammuta asema.'],
  ['saako sen kytkeä lennossa', 'Ei. Sammuta asema.'],
  ['lisäakun kytkentä', 'Ei. Sammuta asema.'],
])('to “%s” it is “%s”', (question, reply) => expect(fitted('Ei. Sammuta asema.', question, own)).toBe(reply))

it('a verdict that is half of its sentence stays', () =>
  expect(fitted('Kyllä, mutta sammuta asema.', 'pitääkö se sammuttaa', own)).toBe('Kyllä, mutta sammuta asema.'))
