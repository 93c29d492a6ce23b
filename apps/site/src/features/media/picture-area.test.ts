import { expect, it } from 'vitest'
import { areaBetween, inShown, inWhole, withPart } from './picture-area.ts'

it('an area is drawn from any corner, is never too small, and all of the picture is no crop', () => {
  const area = { x: 0.2, y: 0.1, width: 0.5, height: 0.4 }
  expect(areaBetween({ x: 0.7, y: 0.5 }, { x: 0.2, y: 0.1 })).toEqual(area)
  expect(areaBetween({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({ x: 0.95, y: 0.95, width: 0.05, height: 0.05 })
  expect(areaBetween({ x: 0, y: 0 }, { x: 1, y: 1 })).toBeNull()
})

it('a part that is changed keeps the area inside the picture', () => {
  const area = { x: 0.2, y: 0.1, width: 0.8, height: 0.4 }
  expect(withPart(area, 'x', 0.6)).toEqual({ ...area, x: 0.6, width: 0.4 })
  expect(withPart(null, 'width', 0.5)).toEqual({ x: 0, y: 0, width: 0.5, height: 1 })
})

it('a focal point is the same place in the whole picture and in what is shown of it', () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 }
  expect(inWhole({ x: 0.5, y: 0.2 }, crop)).toEqual({ x: 0.75, y: 0.2 })
  expect(inShown({ x: 0.75, y: 0.2 }, crop)).toEqual({ x: 0.5, y: 0.2 })
  expect(inShown({ x: 0.1, y: 0.2 }, crop)).toEqual({ x: 0, y: 0.2 })
})
