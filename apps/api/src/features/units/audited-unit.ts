import type { Unit } from '@arkpax/schema/units'

/** What the log calls a unit. */
export const ofUnit = ({ id, serial }: Pick<Unit, 'id' | 'serial'>) =>
  ({ entity: 'unit', entityId: id, title: serial }) as const
