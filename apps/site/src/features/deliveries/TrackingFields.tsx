import type { UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod'
import { TextField } from '~/components/ui/react/Field.tsx'
import { deliveriesText as text } from './deliveries.fi.ts'

/** By what a delivery is followed, as typed. */
export const trackingValues = z.object({ carrier: z.string(), tracking_number: z.string(), tracking_url: z.string() })
export type TrackingValues = z.output<typeof trackingValues>

interface Props {
  /** A field as its form registers it, with what is wrong in it. */
  field: (name: keyof TrackingValues) => UseFormRegisterReturn & { error: string | undefined }
}

/** Carrier, number and link; all of them may be left empty. */
export const TrackingFields = ({ field }: Props) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={text.optional(text.carrier)} maxLength={100} {...field('carrier')} />
      <TextField label={text.optional(text.number)} maxLength={100} {...field('tracking_number')} />
    </div>
    <TextField
      type="url"
      label={text.optional(text.url)}
      hint={text.urlHint}
      placeholder="https://"
      {...field('tracking_url')}
    />
  </>
)
