import { type AccountingAccounts, accountingAccounts } from '@arkpax/schema/accounting'
import { percentIn } from '@arkpax/schema/facts-company'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { accountingTexts as text } from './accounting.fi.ts'

/** The numbers of the accounts that the ledger names. */
export function Accounts() {
  const read = useRead('GET /api/admin/accounting/accounts')
  return (
    <Loaded read={read} failure={text.failed} waiting={<Skeleton className="h-60" />}>
      {({ version, ...accounts }) => <AccountsForm key={version} version={version} accounts={accounts} />}
    </Loaded>
  )
}

function AccountsForm({ version, accounts }: { version: number; accounts: AccountingAccounts }) {
  const mayWrite = useMay('accounting.write')
  const form = useForm({ resolver: zodResolver(accountingAccounts), defaultValues: accounts })
  const { errors } = form.formState
  const { mutate, isPending } = useWrite('PUT /api/admin/accounting/accounts', {
    success: text.accountsSaved,
    failure: text.accountsFailed,
    changes: ['GET /api/admin/accounting/accounts'],
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  const submit = form.handleSubmit((body) => mutate([{ body, ifMatch: version }]))
  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl grid-cols-1 gap-5">
      <p>{text.accountsText}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {accounts.sales.map(({ vat_percent }, place) => (
          <NumberField
            key={vat_percent}
            label={text.accountOf(percentIn(vat_percent, 'fi'))}
            required
            readOnly={!mayWrite}
            error={errors.sales?.[place]?.account?.message}
            {...form.register(`sales.${place}.account`)}
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
      </div>
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
