// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../test/screen.tsx'
import { EditConflicts } from './EditConflicts.tsx'

interface Values {
  name: string
  price: string
}
const conflicts = [
  { field: 'name' as const, own: 'Ark PRO 2', theirs: 'Ark PRO Max' },
  { field: 'price' as const, own: '3300,00', theirs: '' },
]
const labels = { name: 'Nimi', price: 'Hinta' }

function open() {
  const choose = vi.fn()
  const save = vi.fn()
  const tab = renderScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <EditConflicts<Values>
        conflicts={conflicts}
        labelOf={(field) => labels[field]}
        shownOf={(_, value) => String(value)}
        onChoose={choose}
      />
      <button type="submit">Tallenna</button>
    </form>,
  )
  return { ...tab, choose, save, press: () => tab.user.click(screen.getByRole('button', { name: 'Tallenna' })) }
}
const radios = () => screen.getAllByRole<HTMLInputElement>('radio')

it('comes with the focus, and decides nothing for anyone', () => {
  open()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Joku muu tallensi tämän juuri' }))
  expect(radios().filter(({ checked }) => checked)).toEqual([])
  expect(screen.getByText('(tyhjä)')).toBeDefined()
})

it('is not saved over until every field has been decided, and says so at the field', async () => {
  const { user, press, save, choose } = open()
  await user.click(radios()[1] as HTMLElement)
  expect(choose).toHaveBeenCalledWith('name', 'Ark PRO Max')
  await press()
  expect(save).not.toHaveBeenCalled()
  expect(screen.getByText('Valitse, kumpi arvo jää voimaan.')).toBeDefined()
  expect(document.activeElement).toBe(radios()[2])
  await user.click(radios()[2] as HTMLElement)
  expect(screen.queryByText('Valitse, kumpi arvo jää voimaan.')).toBeNull()
  await press()
  expect(save).toHaveBeenCalledTimes(1)
})

it('is decided at once for all fields', async () => {
  const { user, press, save, choose } = open()
  await user.click(screen.getByRole('button', { name: 'Käytä kaikissa toisen tallentamaa' }))
  expect(choose.mock.calls).toEqual([
    ['name', 'Ark PRO Max'],
    ['price', ''],
  ])
  await press()
  expect(save).toHaveBeenCalledTimes(1)
})
