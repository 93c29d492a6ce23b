import type { Publishing } from '@arkpax/schema/publishing'
import { useMay } from '~/components/admin/signed-in.ts'
import { TechnicalDetails } from '~/components/admin/TechnicalDetails.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { LeftOutLists } from './LeftOutList.tsx'
import { publishingTexts, stateTexts } from './publishing.fi.ts'
import { usePublishing } from './use-publishing.ts'

/** How the pages stand to what staff have published: a line when all is well, a notice when there is something to tell. */
export function PublishingState() {
  const { data, error, refetch } = usePublishing()
  const mayPublish = useMay('publishing.write')
  if (error) return <LoadFailure title={publishingTexts.failure} error={error} onRetry={refetch} />
  if (!data) return null
  const isBad = data.state === 'failed' || data.state === 'unavailable'
  return (
    <section
      aria-label={publishingTexts.title}
      className={`grid gap-4 ${data.state === 'failed' || data.left_out.length > 0 ? 'rounded-md bg-danger-tint p-4' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status" className="grid max-w-[70ch] gap-1">
          {data.state === 'failed' && <Failure publishing={data} />}
          <p className={isBad ? '' : 'text-ink-muted'}>{stateTexts[data.state](data)}</p>
        </div>
        {mayPublish && data.state !== 'unavailable' && <PublishButton isBusy={data.state === 'building'} />}
      </div>
      {data.failure_detail && <TechnicalDetails text={data.failure_detail} />}
      <LeftOutLists items={data.left_out} />
    </section>
  )
}

function Failure({ publishing: { failure } }: { publishing: Publishing }) {
  return (
    <>
      <p className="font-semibold">{publishingTexts.failed}</p>
      {failure && <p className="wrap-anywhere">{failure}</p>}
    </>
  )
}

function PublishButton({ isBusy }: { isBusy: boolean }) {
  const { mutate, isPending } = useWrite('POST /api/admin/publishing', {
    success: publishingTexts.asked,
    failure: publishingTexts.askFailure,
    changes: ['GET /api/admin/publishing'],
  })
  return (
    <Button pending={isPending || isBusy} onClick={() => mutate([])}>
      {publishingTexts.publish}
    </Button>
  )
}
