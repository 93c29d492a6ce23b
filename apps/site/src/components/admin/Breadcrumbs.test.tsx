// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../test/screen.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { useOpenThing } from './open-thing.ts'

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('/', ''))

it('lead from the back office over the group to the screen', () => {
  renderScreen(<Breadcrumbs section="contact" />)
  expect(screen.getByRole('link', { name: 'Takaisin hallintaan' }).getAttribute('href')).toBe('/admin')
  expect(steps().slice(1)).toEqual(['Myynti', 'Yhteydenotot'])
  expect(screen.getByText('Yhteydenotot').closest('li')?.getAttribute('aria-current')).toBe('page')
})

function Screen() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Breadcrumbs section="contact" />
      {isOpen && <Message onClose={() => setOpen(false)} />}
    </>
  )
}

function Message({ onClose }: { onClose: () => void }) {
  useOpenThing('Toimitusaika', onClose)
  return <p>Viesti</p>
}

it('lead back from what is open to its list, without loading the screen anew', async () => {
  const { user } = renderScreen(<Screen />)
  expect(steps().slice(1)).toEqual(['Myynti', 'Yhteydenotot', 'Toimitusaika'])
  await user.click(screen.getByRole('link', { name: 'Yhteydenotot' }))
  expect(screen.queryByText('Viesti')).toBeNull()
  expect(steps().slice(1)).toEqual(['Myynti', 'Yhteydenotot'])
})
