// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../../test/screen.tsx'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hei {name}!</p>

it('a part that cannot be fetched leaves the rest of the screen, and comes when it is asked for again', async () => {
  let isAway = true
  const Part = lazyPart(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
  const { user } = renderScreen(
    <>
      <input aria-label="Haku" defaultValue="kesken" />
      <Suspense>
        <Part name="Aino" />
      </Suspense>
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Tarkista verkkoyhteys')
  expect(screen.getByLabelText('Haku')).toHaveProperty('value', 'kesken')
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('alert')).toBeTruthy()
  isAway = false
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('Hei Aino!')).toBeTruthy()
})
