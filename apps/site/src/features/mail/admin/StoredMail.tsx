import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { adminMailText } from './admin-mail.fi.ts'

const text = adminMailText.confirmRetry

/** What a mail that has not left would say if it left now. */
export function StoredMail({ id }: { id: string }) {
  const preview = useFreshRead('GET /api/admin/mails/{id}/preview', { params: { id } })
  return (
    <div className="mt-4 grid grid-cols-1 gap-2">
      <Loaded read={preview} failure={text.failed}>
        {({ mail }) =>
          mail ? (
            <>
              <MailSheet label={text.mail} mail={mail} />
              {mail.text.includes(PREVIEW_TOKEN) && <p className="text-sm text-ink-muted">{text.token}</p>}
            </>
          ) : (
            <p>{text.dropped}</p>
          )
        }
      </Loaded>
    </div>
  )
}
