import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, json, renderScreen, shownToasts } from './screen.tsx'

/** A form of the back office, and how a person fills it in. */
export interface WritingForm {
  name: string
  show: () => ReactNode
  /** What the server answers to its reads. */
  reads?: Answers
  /** The call that stores it. */
  call: string
  /** Opens what has to be opened before the form is there, also after a reload. */
  open?: (user: UserEvent) => Promise<unknown>
  /** What is typed, by the label of its field. */
  typed?: Record<string, string>
  /** Chooses what is not typed. */
  choose?: (user: UserEvent) => Promise<unknown>
  /** The name of the button that stores it; none where choosing does. */
  send?: string | RegExp
  /** Whether what is typed is there after a reload; a password never is. */
  isKept?: boolean
  /** The answer to the call where the form stays on the screen after it: the focus is then not lost. */
  stored?: () => Response
}

const isOnline = () => vi.spyOn(navigator, 'onLine', 'get')
const told = () => [...shownToasts().map(({ description }) => description), document.body.textContent].join('\n')

async function fill({ open, typed = {}, choose }: WritingForm, user: UserEvent) {
  await open?.(user)
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  await choose?.(user)
}

const press = async ({ send }: WritingForm, user: UserEvent) => {
  if (send) await user.click(screen.getByRole('button', { name: send }))
}

async function expectTyped({ typed = {} }: WritingForm) {
  for (const [label, text] of Object.entries(typed))
    expect(await screen.findByLabelText(label)).toHaveProperty('value', text)
}

/** What every form that writes promises, whatever it writes. */
export function itKeepsItsPromises(forms: readonly WritingForm[]): void {
  describe.each(forms)('$name', (form) => {
    it('without a network says so within a second, sends nothing later, and keeps what is typed', async () => {
      const online = isOnline().mockReturnValue(false)
      const { user, callsOf } = renderScreen(form.show(), {
        ...form.reads,
        [form.call]: () => Promise.reject(new TypeError('Failed to fetch')),
      })
      await fill(form, user)
      await press(form, user)
      await waitFor(() => expect(told()).toContain('Ei verkkoyhteyttä.'), { timeout: 1_000 })
      await expectTyped(form)
      online.mockReturnValue(true)
      await act(async () => {
        for (const event of ['online', 'focus', 'visibilitychange']) window.dispatchEvent(new Event(event))
        await new Promise((resolve) => setTimeout(resolve, 50))
      })
      expect(callsOf(form.call)).toHaveLength(1)
      online.mockRestore()
    })

    if (form.isKept === true) {
      it('is there after a reload as it was typed', async () => {
        const { user, unmount } = renderScreen(form.show(), form.reads)
        await fill(form, user)
        window.dispatchEvent(new Event('pagehide'))
        unmount()
        const again = renderScreen(form.show(), form.reads)
        await form.open?.(again.user)
        await expectTyped(form)
      })
    }

    if (form.isKept === false) {
      it('leaves no password behind', async () => {
        const { user } = renderScreen(form.show(), form.reads)
        await fill(form, user)
        window.dispatchEvent(new Event('pagehide'))
        expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('salasana123')
      })
    }

    if (form.stored) {
      it('has the focus somewhere once it is stored', async () => {
        const { user, callsOf } = renderScreen(form.show(), {
          ...form.reads,
          [form.call]: form.stored ?? (() => json({})),
        })
        await fill(form, user)
        await press(form, user)
        await waitFor(() => expect(callsOf(form.call)).toHaveLength(1))
        await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
        expect(document.activeElement).not.toBe(document.body)
        expect(document.activeElement?.isConnected).toBe(true)
      })
    }
  })
}
