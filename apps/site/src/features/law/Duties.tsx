import { useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { CheckDialog } from './CheckDialog.tsx'
import { DutyItem } from './DutyItem.tsx'
import { lawText as text } from './law.fi.ts'
import { ReadingDialog } from './ReadingDialog.tsx'

/** What is open over the list, and of which duty. */
type Opened = { dialog: 'reading' | 'check'; id: string } | undefined

/** The duties of the law by their days, with who has checked each. */
export function Duties() {
  const mayWrite = useMay('law.write')
  const read = useRead('GET /api/admin/law')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const duty = (dialog: NonNullable<Opened>['dialog']) =>
    opened?.dialog === dialog ? read.data?.duties.find(({ id }) => id === opened.id) : undefined
  return (
    <section aria-labelledby="duties" className="grid grid-cols-1 gap-4">
      <h2 id="duties" className="display text-xl">
        {text.duties}
      </h2>
      <Loaded read={read} failure={text.failed}>
        {({ duties }) => (
          <ul className="grid grid-cols-1 border-t border-line">
            {duties.map((one) => (
              <DutyItem
                key={one.id}
                duty={one}
                onEdit={mayWrite ? () => setOpened({ dialog: 'reading', id: one.id }) : undefined}
                onCheck={mayWrite ? () => setOpened({ dialog: 'check', id: one.id }) : undefined}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <ReadingDialog duty={duty('reading')} onClose={close} />
      <CheckDialog duty={duty('check')} onClose={close} />
    </section>
  )
}
