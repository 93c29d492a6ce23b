import { type Mail, mailQuery } from '@arkpax/schema/mail'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { Notice } from '~/components/admin/Notice.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { TechnicalDetails } from '~/components/admin/TechnicalDetails.tsx'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { useRead } from '~/lib/use-read.ts'
import { adminMailText as text } from './admin-mail.fi.ts'
import { ChosenMails } from './ChosenMails.tsx'
import { RemoveMail, RetryMail } from './MailQuestions.tsx'
import { MailTable } from './MailTable.tsx'

const { shape } = mailQuery

/** The mails that the filters choose, a page at a time; at first those that have not left. */
export function Mails() {
  const filters = useListFilters('mail', { q: '', state: 'undelivered', sort: '-date' })
  const { values, days } = filters
  const state = shape.state.catch('undelivered').parse(values.state)
  const query = { q: values.q, state, sort: shape.sort.catch('-date').parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/mails', query)
  const rows = useChosenRows(list.items)
  const mayWrite = useMay('mail.write')
  const [removing, setRemoving] = useState<Mail | null>(null)
  const [retrying, setRetrying] = useState<Mail | null>(null)

  return (
    <>
      <NoServer />
      <p className="mb-6 max-w-prose text-ink-muted">{text.intro}</p>
      <TitleActions>
        <Button onClick={list.retry}>{text.refresh}</Button>
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{ state: () => `${text.state}: ${text.states[state].toLowerCase()}` }}
        search={{ label: text.search }}
      >
        <Select label={text.state} value={state} onChange={({ target }) => filters.set({ state: target.value })}>
          <Options labels={text.states} />
        </Select>
      </ListTools>
      <ListResults
        list={list}
        isFiltered={filters.isFiltered}
        text={{ ...text, failed: text.failedToLoad }}
        onClear={filters.clear}
      >
        {(items) => (
          <>
            {mayWrite && <ChooseAll rows={rows} />}
            <MailTable
              mails={items}
              rows={mayWrite ? rows : undefined}
              sort={query.sort}
              onSort={(sort) => filters.set({ sort })}
              onRemove={setRemoving}
              onRetry={setRetrying}
            />
          </>
        )}
      </ListResults>
      {mayWrite && <ChosenMails rows={rows} />}
      <RetryMail mail={retrying} onClose={() => setRetrying(null)} />
      <RemoveMail mail={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

/** Says that no mail leaves, where no server is set. */
function NoServer() {
  const { data } = useRead('GET /api/admin/mail-server')
  if (data?.is_set !== false) return null
  return (
    <div className="mb-6">
      <Notice title={text.noServer.title} text={text.noServer.text}>
        <TechnicalDetails text={text.noServer.technical} />
      </Notice>
    </div>
  )
}
