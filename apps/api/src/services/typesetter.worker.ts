// A process of its own: sets one paper after another.
import { typeset } from './typeset.ts'
import type { PaperOrder, TypesetAnswer } from './typesetter.ts'

const tell = (answer: TypesetAnswer) => process.send?.(answer)

process.on('message', (order: PaperOrder) => {
  try {
    tell({ pdf: typeset(order) })
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) })
  }
})
// The server that gives the work has gone.
process.on('disconnect', () => process.exit(0))
