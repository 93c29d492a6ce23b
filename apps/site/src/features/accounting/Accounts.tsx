import { type AccountingAccounts, accountingAccounts, versionedAccounts } from '@arkpax/schema/accounting'
import { percentIn } from '@arkpax/schema/facts-company'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import { namesFields } from '~/components/admin/field-errors.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { isStale } from '~/components/admin/stale.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { accountingTexts as text } from './accounting.fi.ts'

const DRAFT = 'accounting:accounts'

const { vat: account } = accountingAccounts.shape
/** What the form holds: the accounts of sales by their rates. */
const rules = z.object({ sales: z.record(z.string(), account), other_sales: account, vat: account, to_return: account })
const values = z.object({
  sales: z.record(z.string(), z.string()),
  other_sales: z.string(),
  vat: z.string(),
  to_return: z.string(),
})
type Values = z.output<typeof values>

/** Dots would lead into groups. */
const keyOf = (vatPercent: number) => String(vatPercent).replace('.', '_')
const nameOf = (vatPercent: number) => text.accountOf(percentIn(vatPercent, 'fi'))

const valuesOf = ({ sales, other_sales, vat, to_return }: AccountingAccounts): Values => ({
  sales: Object.fromEntries(sales.map(({ vat_percent, account }) => [keyOf(vat_percent), account])),
  other_sales,
  vat,
  to_return,
})

/** The numbers of the accounts that the ledger names. */
export function Accounts() {
  const read = useRead('GET /api/admin/accounting/accounts')
  return (
    <Loaded read={read} failure={text.failed} waiting={<Skeleton className="h-60" />}>
      {({ version, ...accounts }) => <AccountsForm version={version} accounts={accounts} />}
    </Loaded>
  )
}

function AccountsForm({ version, accounts }: { version: number; accounts: AccountingAccounts }) {
  const mayWrite = useMay('accounting.write')
  const [start] = useState(() => ({ values: valuesOf(accounts), version }))
  const form = useForm<Values>({ resolver: zodResolver(rules), defaultValues: start.values })
  const { errors } = form.formState
  const draft = useFormDraft({ name: DRAFT, form, schema: values, start })
  const { mutateAsync, isPending } = useWrite('PUT /api/admin/accounting/accounts', {
    success: text.accountsSaved,
    failure: text.accountsFailed,
    changes: ['GET /api/admin/accounting/accounts'],
    onFailure: (error) => isStale(error) || namesFields(error),
  })
  const save = useSaveOver({
    ...{ name: DRAFT, form, draft, schema: versionedAccounts, valuesOf },
    save({ sales: typed, ...others }, base) {
      const sales = accounts.sales.map((sale) => ({ ...sale, account: typed[keyOf(sale.vat_percent)] ?? sale.account }))
      return mutateAsync([{ body: { sales, ...others }, ifMatch: base.version ?? undefined }])
    },
    onSaved: (stored, sent) => draft.goOn({ values: valuesOf(stored), version: stored.version }, sent),
  })
  const labels: Record<string, string> = {
    other_sales: text.otherSales,
    vat: text.vatAccount,
    to_return: text.toReturnAccount,
  }
  for (const { vat_percent } of accounts.sales) labels[`sales.${keyOf(vat_percent)}`] = nameOf(vat_percent)
  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="grid max-w-2xl grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <p>{text.accountsText}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {accounts.sales.map(({ vat_percent }) => (
          <NumberField
            key={vat_percent}
            label={nameOf(vat_percent)}
            required
            readOnly={!mayWrite}
            error={errors.sales?.[keyOf(vat_percent)]?.message}
            {...form.register(`sales.${keyOf(vat_percent)}`)}
          />
        ))}
        <NumberField
          label={text.otherSales}
          required
          readOnly={!mayWrite}
          error={errors.other_sales?.message}
          {...form.register('other_sales')}
        />
        <NumberField
          label={text.vatAccount}
          required
          readOnly={!mayWrite}
          error={errors.vat?.message}
          {...form.register('vat')}
        />
        <NumberField
          label={text.toReturnAccount}
          required
          readOnly={!mayWrite}
          error={errors.to_return?.message}
          {...form.register('to_return')}
        />
      </div>
      <EditConflicts
        conflicts={draft.conflicts}
        labelOf={(field) => labels[field] ?? field}
        shownOf={(_, value) => String(value)}
        onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
      />
      {mayWrite && (
        <div>
          <Button type="submit" tone="action" pending={isPending}>
            {text.saveAccounts}
          </Button>
        </div>
      )}
    </form>
  )
}
