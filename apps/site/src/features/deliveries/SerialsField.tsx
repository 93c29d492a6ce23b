import { useId, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Checkbox, TextArea } from '~/components/ui/react/Field.tsx'
import { deliveriesText as text } from './deliveries.fi.ts'
import { canScan } from './read-codes.ts'
import { ScanSerials } from './ScanSerials.tsx'
import { StockSerials } from './StockSerials.tsx'
import { joinSerials, readSerials } from './serials.ts'

interface Props {
  /** The line that the serial numbers are of. */
  name: string
  quantity: number
  value: string
  onChange: (typed: string) => void
  error: string | undefined
  /** Whose units are offered from stock. */
  productId: string
  /** Whether a new unit is meant, once the server has asked. */
  isNew: { isAsked: boolean; isAdded: boolean; onAdd: (isAdded: boolean) => void }
}

/** Serial numbers of a line: typed or pasted one below the other, read from a file, or with the camera. */
export function SerialsField({ name, quantity, value, onChange, error, productId, isNew }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const fileId = useId()
  const [isScanning, setScanning] = useState(false)
  const serials = readSerials(value)
  const add = (more: readonly string[]) => onChange(joinSerials([...serials, ...more]))
  const readFile = async (chosen: File | undefined) => {
    if (chosen) add(readSerials(await chosen.text()))
  }
  return (
    <div className="grid gap-2">
      <TextArea
        label={text.serialsOf(name)}
        hint={text.serialsHint(serials.length, quantity)}
        rows={Math.min(8, Math.max(2, quantity))}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        spellCheck={false}
        autoCapitalize="characters"
      />
      {isNew.isAsked && serials.length > 0 && (
        <Checkbox
          label={serials.length > 1 ? text.addNewMany : text.addNew}
          checked={isNew.isAdded}
          onChange={({ target }) => isNew.onAdd(target.checked)}
        />
      )}
      {serials.length < quantity && (
        <StockSerials name={name} productId={productId} taken={serials} onChoose={(serial) => add([serial])} />
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={file}
          id={fileId}
          type="file"
          accept=".txt,.csv,text/plain,text/csv"
          className="sr-only"
          tabIndex={-1}
          aria-label={text.serialsFileOf(name)}
          onChange={({ target }) => {
            void readFile(target.files?.[0])
            target.value = ''
          }}
        />
        <Button size="sm" aria-label={text.serialsFileOf(name)} onClick={() => file.current?.click()}>
          {text.serialsFile}
        </Button>
        {canScan() && (
          <Button size="sm" aria-label={text.scanOf(name)} onClick={() => setScanning(true)}>
            {text.scan}
          </Button>
        )}
      </div>
      {isScanning && (
        <ScanSerials
          left={quantity - serials.length}
          onRead={(serial) => add([serial])}
          onClose={() => setScanning(false)}
        />
      )}
    </div>
  )
}
