import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { deliveriesText as text } from './deliveries.fi.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorMaker = new (options: { formats: string[] }) => Detector

const makerOf = () => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector

/** Whether this browser reads codes with the camera. */
export const canScan = (): boolean => makerOf() !== undefined && navigator.mediaDevices !== undefined

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
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const [last, setLast] = useState('')
  const read = useRef(onRead)
  read.current = onRead

  useEffect(() => {
    const Maker = makerOf()
    const screen = video.current
    if (!Maker || !screen) return
    const detector = new Maker({ formats: ['code_128', 'code_39', 'ean_13', 'qr_code', 'data_matrix'] })
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    let seen = ''
    const look = async () => {
      const [code] = await detector.detect(screen).catch(() => [])
      if (isOver || !code || code.rawValue === seen) return
      seen = code.rawValue
      setLast(seen)
      read.current(seen)
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened
        if (isOver) return stop()
        screen.srcObject = opened
        await screen.play()
        timer = setInterval(look, EVERY_MS)
      })
      .catch(() => setRefused(true))
    function stop() {
      isOver = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return stop
  }, [])

  useEffect(() => {
    if (left <= 0) onClose()
  }, [left, onClose])

  return (
    <Dialog open onClose={onClose} title={text.scanTitle}>
      <div className="grid grid-cols-1 gap-4">
        {isRefused ? <p role="alert">{text.scanRefused}</p> : <p>{text.scanHint(left)}</p>}
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
        <Button onClick={onClose}>{text.scanEnd}</Button>
      </div>
    </Dialog>
  )
}
