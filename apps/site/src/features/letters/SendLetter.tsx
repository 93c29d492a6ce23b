import type { LetterDetail } from '@arkpax/schema/letters'
import { type SubmitEvent, useState } from 'react'
import { ClockField } from '~/components/admin/ClockField.tsx'
import { chosen, scheduledMoment } from '~/components/admin/scheduled-moment.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { type LetterPart, useAudience } from './LetterRecipients.tsx'
import { segmentOf } from './letter-values.ts'
import { lettersText, letterText as text } from './letters.fi.ts'
import { useSendLetter } from './use-send-letter.ts'

interface Props extends LetterPart {
  letter: LetterDetail
  /** The version that is stored by now. */
  version: () => number | undefined
  /** Stores what has been typed; false where that does not succeed. */
  onBefore: () => Promise<boolean>
}

/** Asks when the letter is to leave, and says what leaves to how many before it does. */
export function SendLetter({ letter, version, onBefore, form }: Props) {
  const maySend = useMay('letters.send')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!maySend) return null
  async function open() {
    if (await onBefore()) setOpen(true)
  }
  return (
    <>
      <Button tone="action" onClick={() => void open()}>
        {text.send}
      </Button>
      <Dialog open={isOpen} onClose={close} title={text.sendTitle}>
        {isOpen && <Question letter={letter} version={version} form={form} onClose={close} />}
      </Dialog>
    </>
  )
}

function Question({ letter, version, form, onClose }: Omit<Props, 'onBefore'> & { onClose: () => void }) {
  const [isLater, setLater] = useState(false)
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [turn, setTurn] = useState<0 | 1>(0)
  const moment = scheduledMoment(typed)
  const audience = useAudience(segmentOf(form.getValues()))
  const send = useSendLetter(letter.id, { setError: form.setError, onDone: onClose })
  const count = audience.data?.count ?? 0

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    const at = isLater ? chosen(moment, turn) : null
    if (isLater && !at) return
    send.mutate([{ params: { id: letter.id }, body: { send_at: at }, ifMatch: version() }])
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="wrap-anywhere">{text.sendText(form.getValues('subject') || lettersText.noSubject, count)}</p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{text.when}</legend>
        <When label={text.now} checked={!isLater} onChoose={() => setLater(false)} />
        <When label={text.later} checked={isLater} onChoose={() => setLater(true)} />
      </fieldset>
      {isLater && (
        <ClockField
          label={text.at}
          hint={text.atHint}
          value={typed}
          moment={moment}
          turn={turn}
          error={isAsked && !chosen(moment, turn) ? text.atMissing : send.mistakeOf('send_at')}
          onChange={setTyped}
          onTurn={setTurn}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" tone="action" pending={send.isPending || audience.isPending}>
          {isLater ? text.confirmLater : text.confirmNow(count)}
        </Button>
      </div>
    </form>
  )
}

const When = ({ label, checked, onChoose }: { label: string; checked: boolean; onChoose: () => void }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input type="radio" name="when" className="size-5 shrink-0 accent-forest" checked={checked} onChange={onChoose} />
    <span>{label}</span>
  </label>
)
