import { recallAnswerLabels } from '@arkpax/schema/recall-labels'
import { remedies as allRemedies, type RecallAnswer, type Remedy, recallAnswers } from '@arkpax/schema/recalls'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { recallUnitsText as text } from './admin-recalls.fi.ts'

interface Props {
  id: string
  serial: string
  /** What the recall offers. */
  remedies: readonly Remedy[]
}

/** Writes down what an owner told by telephone. */
export function RecordAnswer({ id, serial, remedies }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<RecallAnswer>()
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending } = useWrite('POST /api/admin/recalls/{id}/answers', {
    success: text.recorded,
    failure: text.recordFailed,
    changes: ['GET /api/admin/recalls/{id}', 'GET /api/admin/recalls/{id}/units'],
    onSuccess: () => setOpen(false),
    onFailure(error) {
      const detail = error.problem?.errors?.[0]?.detail
      setMistake(detail)
      return detail !== undefined
    },
  })
  const offered = recallAnswers.filter(
    (one) => !allRemedies.some((remedy) => remedy === one) || remedies.some((remedy) => remedy === one),
  )
  return (
    <>
      <Button size="sm" aria-label={text.recordLabel(serial)} onClick={() => setOpen(true)}>
        {text.record}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.recordLabel(serial)}>
        <form
          noValidate
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            setMistake(answer ? undefined : text.choose)
            if (answer) mutate([{ params: { id }, body: { serial, answer } }])
          }}
        >
          <p>{text.recordText}</p>
          <Select
            label={text.answer}
            value={answer ?? ''}
            error={mistake}
            onChange={({ target }) => setAnswer(recallAnswers.find((one) => one === target.value))}
          >
            <option value="">{text.choose}</option>
            {offered.map((one) => (
              <option key={one} value={one}>
                {recallAnswerLabels[one]}
              </option>
            ))}
          </Select>
          <FormActions label={text.record} onCancel={() => setOpen(false)} pending={isPending} />
        </form>
      </Dialog>
    </>
  )
}
