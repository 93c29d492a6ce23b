import { Extension } from '@tiptap/core'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { type InsertChoice, isPossible, matchingChoices } from './insert-choices.ts'

/** The open menu of blocks: what it offers, which of it Enter takes, and the range of what was typed. */
export interface SlashState {
  choices: readonly InsertChoice[]
  current: number
  range: { from: number; to: number }
  place: () => DOMRect | null
}

/** The menu that a slash opens at the beginning of a line or after a space; the text keeps the focus. */
export class SlashMenu {
  readonly #hearers = new Set<() => void>()
  #state: SlashState | undefined
  #onChoose: (choice: InsertChoice, range: SlashState['range']) => void = () => {}

  readonly #choices: readonly InsertChoice[]
  constructor(choices: readonly InsertChoice[]) {
    this.#choices = choices
  }

  read = () => this.#state

  subscribe = (hear: () => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Tells what is done with a choice. */
  onChoose(choose: (choice: InsertChoice, range: SlashState['range']) => void) {
    this.#onChoose = choose
  }

  point(current: number) {
    if (this.#state) this.#set({ ...this.#state, current })
  }

  take(choice: InsertChoice | undefined) {
    const { range } = this.#state ?? {}
    if (choice && range) this.#onChoose(choice, range)
  }

  #set(state: SlashState | undefined) {
    this.#state = state
    for (const hear of this.#hearers) hear()
  }

  #show({ items, range, clientRect }: SuggestionProps<InsertChoice>) {
    this.#set({ choices: items, current: 0, range, place: () => clientRect?.() ?? null })
  }

  #key({ key }: KeyboardEvent): boolean {
    const { choices = [], current = 0 } = this.#state ?? {}
    if (choices.length === 0) return false
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[key]
    if (to !== undefined) this.point((to + choices.length) % choices.length)
    else if (key === 'Enter') this.take(choices[current])
    else return false
    return true
  }

  /** What the editor needs for it. */
  extension() {
    const menu = this
    return Extension.create({
      name: 'slashMenu',
      addProseMirrorPlugins() {
        return [
          Suggestion<InsertChoice>({
            editor: this.editor,
            char: '/',
            items: ({ query, editor }) =>
              matchingChoices(menu.#choices, query).filter((choice) => isPossible(choice, editor)),
            render: () => ({
              onStart: (props) => menu.#show(props),
              onUpdate: (props) => menu.#show(props),
              onKeyDown: ({ event }) => menu.#key(event),
              onExit: () => menu.#set(undefined),
            }),
          }),
        ]
      },
    })
  }
}
