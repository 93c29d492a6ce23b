// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../test/screen.tsx'
import { Button } from './Button.tsx'

const button = () => screen.getByRole('button', { name: 'Tallenna' })

it('keeps the focus while its work is under way, says so, and takes no second press', async () => {
  const press = vi.fn()
  const { user, show } = renderScreen(<Button onClick={press}>Tallenna</Button>)
  await user.click(button())
  show(
    <Button pending onClick={press}>
      Tallenna
    </Button>,
  )
  expect(button()).toHaveProperty('disabled', false)
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(button().getAttribute('aria-busy')).toBe('true')
  await user.click(button())
  await user.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(1)
})

it.each(['pending', 'disabled'] as const)('sends no form while it is %s, by Enter in a field either', async (state) => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { user } = renderScreen(
    <form onSubmit={submit}>
      <input aria-label="Nimi" />
      <Button type="submit" {...{ [state]: true }}>
        Tallenna
      </Button>
    </form>,
  )
  await user.type(screen.getByLabelText('Nimi'), 'Aino{Enter}')
  await user.click(button())
  expect(submit).not.toHaveBeenCalled()
})

it('keeps the focus when there is nothing left to do', () => {
  const { rerender } = render(<Button>Tallenna</Button>)
  button().focus()
  rerender(<Button disabled>Tallenna</Button>)
  expect(button()).toHaveProperty('disabled', false)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button())
})
