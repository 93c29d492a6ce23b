import { expect, it } from 'vitest'
import { loadKnowledge } from '../knowledge.ts'
import { createLikeQuestions } from './like-questions.ts'
import { loadLearned } from './load-learned.ts'

const content = await loadKnowledge()
const learned = loadLearned(content)

it('questions that ask alike join the first of them, and stay where they are', () => {
  const like = createLikeQuestions(learned, content)
  const questions = [
    'Voiko asemalla lämmittää saunan?',
    'mitä maksaa toimitus',
    'saunan lämmitys asemalla onnistuuko',
    'mitä maksaa palautus',
    'Kan man värma bastun med stationen?',
  ]
  const placed = like(questions)
  expect(placed.map(({ first }) => questions.indexOf(first))).toEqual([0, 1, 0, 3, 4])
  expect(placed.at(-1)?.language).toBe('sv')
  like(['Qwxyz zzkrt bnmpq?', 'Saako saunassa käyttää asemaa?'])
  expect(like(questions)).toEqual(placed)
})

it('words that nobody has asked with before tell questions apart, and belong to no other language', () => {
  const like = createLikeQuestions(learned, content)
  const placed = like(['Qwxyz zzkrt bnmpq?', 'qwxyz, ZZKRT bnmpq', 'Ttrpl ggnmw vuuhk?'])
  expect(placed.map(({ first }) => first)).toEqual(['Qwxyz zzkrt bnmpq?', 'Qwxyz zzkrt bnmpq?', 'Ttrpl ggnmw vuuhk?'])
  expect(placed.map(({ language }) => language)).toEqual(['fi', 'fi', 'fi'])
})
