import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { deliveriesText as text } from './deliveries.fi.ts'
import { type CodeReader, openCodeReader } from './read-codes.ts'
import { serialOfCode } from './serial-of-code.ts'

/** How often the picture is looked at. */
const EVERY_MS = 250

interface Props {
  /** So many serial numbers are still to be given. */
  left: number
  onRead: (serial: string) => void
  onClose: () => void
}

/** Reads serial numbers from labels with the camera, one after another, until enough are read. */
export function ScanSerials({ left, onRead, onClose }: Props) {
  useEffect(() => {
    if (left <= 0) onClose()
  }, [left, onClose])
  return (
    <Dialog open onClose={onClose} title={text.scanTitle}>
      <div className="grid grid-cols-1 gap-4">
        <Scanner hint={text.scanHint(left)} onRead={onRead} />
        <Button onClick={onClose}>{text.scanEnd}</Button>
      </div>
    </Dialog>
  )
}

/** Apart from the dialog, which shows what is in it only once it is open: before that there is no screen for the camera. */
function Scanner({ hint, onRead }: { hint: string; onRead: (serial: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState('')
  const [last, setLast] = useState('')
  const read = useRef(onRead)
  read.current = onRead

  useEffect(() => {
    const screen = video.current
    if (!screen) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let seen = ''
    async function look(reader: CodeReader, shown: HTMLVideoElement) {
      const code = await reader.read(shown).catch(() => undefined)
      const serial = code && code !== seen ? await serialOfCode(code).catch(() => undefined) : undefined
      if (isOver) return
      if (code && serial) {
        seen = code
        setLast(serial)
        read.current(serial)
      }
      timer = setTimeout(look, EVERY_MS, reader, shown)
    }
    async function open(shown: HTMLVideoElement) {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return stop()
      shown.srcObject = stream
      await shown.play()
      const reader = await openCodeReader().catch(() => undefined)
      if (isOver) return
      if (reader) await look(reader, shown)
      else setFailure(text.scanFailed)
    }
    function stop() {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    open(screen).catch(() => setFailure(text.scanRefused))
    return stop
  }, [])

  return (
    <>
      {failure ? <p role="alert">{failure}</p> : <p>{hint}</p>}
      <video
        ref={video}
        muted
        playsInline
        className="aspect-video w-full rounded-sm bg-black"
        aria-label={text.camera}
      />
      <p role="status" className="min-h-6 font-medium wrap-anywhere">
        {last && text.scanned(last)}
      </p>
    </>
  )
}
