// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../test/screen.tsx'
import { useUnsavedWarning } from './use-unsaved-warning.ts'

function Page({ isUnsaved, isKeptInTab }: { isUnsaved: boolean; isKeptInTab?: boolean }) {
  useUnsavedWarning(isUnsaved, { isKeptInTab })
  return (
    <>
      <a href="/admin">Yleiskuva</a>
      <a href="https://example.com/">Muualle</a>
    </>
  )
}

/** The page stays where it is. */
beforeEach(() => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
})

/** Whether the browser asks before the page goes. */
function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

it('asks while something is typed, and not before or after', () => {
  const { show } = renderScreen(<Page isUnsaved={false} />)
  expect(isAsked()).toBe(false)
  show(<Page isUnsaved />)
  expect(isAsked()).toBe(true)
  show(<Page isUnsaved={false} />)
  expect(isAsked()).toBe(false)
})

it('asks of what the tab keeps only when it would be lost: a closed tab or another site', () => {
  renderScreen(<Page isUnsaved isKeptInTab />)
  expect(isAsked()).toBe(true)
  fireEvent.click(screen.getByText('Muualle'))
  expect(isAsked()).toBe(true)
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByText('Yleiskuva'))
  expect(isAsked()).toBe(false)
})

it('asks before any link where the tab keeps nothing', () => {
  renderScreen(<Page isUnsaved />)
  fireEvent.click(screen.getByText('Yleiskuva'))
  expect(isAsked()).toBe(true)
})
