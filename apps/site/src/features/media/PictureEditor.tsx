import type { Crop, FocalPoint } from '@arkpax/schema/media'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { apiUrl } from '~/lib/api-url.ts'
import { mediaDialogText as text } from './media-screen.fi.ts'
import type { MediaFormState } from './media-values.ts'
import { areaBetween, inShown, inWhole, WHOLE, withPart } from './picture-area.ts'

interface Props {
  form: MediaFormState
  /** The whole picture. */
  original: string
}

type Mode = 'focal' | 'crop'

/** The focal point and the crop of a picture, by pointer and by keyboard. */
export function PictureEditor({ form, original }: Props) {
  const [mode, setMode] = useState<Mode>('focal')
  const [corner, setCorner] = useState<FocalPoint | null>(null)
  const focal = form.watch('focal')
  const crop = form.watch('crop')
  const setFocal = (point: FocalPoint) => form.setValue('focal', point, { shouldDirty: true })
  const setCrop = (area: Crop | null) => form.setValue('crop', area, { shouldDirty: true, shouldValidate: true })

  function press(event: PointerEvent<HTMLDivElement>) {
    const point = pointOf(event)
    if (mode === 'focal') return setFocal(inShown(point, crop))
    event.currentTarget.setPointerCapture(event.pointerId)
    setCorner(point)
  }
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (corner) setCrop(areaBetween(corner, pointOf(event)))
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={labelClass}>{text.mode}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-6">
        {(['focal', 'crop'] as const).map((one) => (
          <label key={one} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="picture-mode"
              className="size-4 accent-forest"
              checked={mode === one}
              onChange={() => setMode(one)}
            />
            {text.modes[one]}
          </label>
        ))}
      </div>
      <p className={hintClass}>{mode === 'focal' ? text.focalHint : text.cropHint}</p>
      <div
        className={`relative w-fit max-w-full overflow-hidden rounded-sm border border-line bg-sunken select-none ${mode === 'crop' ? 'touch-none' : ''}`}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={() => setCorner(null)}
        onPointerCancel={() => setCorner(null)}
      >
        <img src={apiUrl(original)} alt="" draggable={false} className="block max-h-96 max-w-full" />
        <Shade crop={crop} />
        <FocalDot point={focal} crop={crop} isActive={mode === 'focal'} onMove={setFocal} />
      </div>
      {mode === 'crop' && <CropParts crop={crop} onChange={setCrop} />}
    </fieldset>
  )
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const part = (value: number) => Math.min(1, Math.max(0, value))
  return { x: part((clientX - left) / width), y: part((clientY - top) / height) }
}

const percent = (part: number) => `${part * 100}%`

/** Darkens what the crop leaves out. */
function Shade({ crop }: { crop: Crop | null }) {
  if (!crop) return null
  const { x, y, width, height } = crop
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute border-2 border-snow shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    />
  )
}

interface DotProps {
  point: FocalPoint
  crop: Crop | null
  isActive: boolean
  onMove: (point: FocalPoint) => void
}

const STEP = 0.02
const LONG_STEP = 0.1

const moves: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function FocalDot({ point, crop, isActive, onMove }: DotProps) {
  const { x, y } = inWhole(point, crop)
  function move(event: KeyboardEvent) {
    const [dx, dy] = moves[event.key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
    onMove({ x: part(point.x + dx * step), y: part(point.y + dy * step) })
  }
  if (!isActive) return null
  return (
    <button
      type="button"
      aria-label={text.focal(Math.round(point.x * 100), Math.round(point.y * 100))}
      onKeyDown={move}
      onPointerDown={(event) => event.currentTarget.focus()}
      className="absolute size-8 -translate-1/2 cursor-move rounded-full border-4 border-snow bg-graphite/60 shadow-overlay"
      style={{ left: percent(x), top: percent(y) }}
    />
  )
}

function CropParts({ crop, onChange }: { crop: Crop | null; onChange: (crop: Crop | null) => void }) {
  const area = crop ?? WHOLE
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {(['x', 'width', 'y', 'height'] as const).map((part) => (
        <label key={part} className="grid grid-cols-[7rem_1fr_3.5rem] items-center gap-3">
          <span className="text-sm font-semibold">{text.cropParts[part]}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            className="min-h-11 accent-forest"
            value={Math.round(area[part] * 100)}
            aria-valuetext={text.percent(area[part])}
            onChange={({ target }) => onChange(withPart(crop, part, Number(target.value) / 100))}
          />
          <span className="text-sm tabular-nums">{text.percent(area[part])}</span>
        </label>
      ))}
      <div>
        <Button size="sm" className="min-h-11" disabled={crop === null} onClick={() => onChange(null)}>
          {text.whole}
        </Button>
      </div>
    </div>
  )
}
