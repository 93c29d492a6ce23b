// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../test/screen.tsx'
import { ChosenAction } from './ChosenAction.tsx'

const confirm = vi.fn()
const action = (names: string[], isBusy = false) => (
  <ChosenAction
    label="Piilota"
    isBusy={isBusy}
    names={names}
    list="Artikkelit"
    title={(count) => `Piilotetaanko ${count} artikkelia?`}
    text="Ne katoavat sivustolta."
    confirmLabel="Piilota ne"
    onConfirm={confirm}
  />
)
const button = () => screen.getByRole('button', { name: 'Piilota' })

it('asks first, naming the rows, and acts once when it is confirmed', async () => {
  const { user } = renderScreen(action(['Ensilumi satoi', 'Veneily']))
  await user.click(button())
  expect(confirm).not.toHaveBeenCalled()
  const dialog = screen.getByRole('dialog', { name: 'Piilotetaanko 2 artikkelia?' })
  expect(within(dialog).getByRole('list', { name: 'Artikkelit' }).textContent).toBe('Ensilumi satoiVeneily')

  await user.click(within(dialog).getByRole('button', { name: 'Piilota ne' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['none of the rows can be acted on', action([])],
  ['some are being acted on', action(['Veneily'], true)],
])('cannot be pressed while %s', async (_, busy) => {
  const { user } = renderScreen(busy)
  await user.click(button())
  expect(screen.queryByRole('dialog')).toBeNull()
})
