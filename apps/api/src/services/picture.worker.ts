// A process of its own: makes the files of one picture after another.
import { isDiskFull } from './disk-full.ts'
import { FaultyPicture, makePicture } from './make-picture.ts'
import type { PictureOrder, WorkerAnswer } from './picture-workshop.ts'

const tell = (answer: WorkerAnswer) => process.send?.(answer)

process.on('message', async (order: PictureOrder) => {
  try {
    tell({ made: await makePicture(order) })
  } catch (error) {
    if (error instanceof FaultyPicture) tell({ fault: error.fault })
    else if (isDiskFull(error) || /no space left|ENOSPC/i.test(String(error)))
      tell({ failure: String(error), code: 'ENOSPC' })
    else tell({ fault: 'broken' })
  }
})
// The server that gives the work has gone.
process.on('disconnect', () => process.exit(0))
