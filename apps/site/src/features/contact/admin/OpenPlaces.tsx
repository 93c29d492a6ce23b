import { Button } from '~/components/ui/react/Button.tsx'
import { savedRepliesText as text } from './saved-replies.fi.ts'

interface Props {
  /** What the answer leaves open: '{{tilausnumero}}'. */
  places: readonly string[]
  onGoTo: (place: string) => void
}

/** Tells what has to be filled in before an answer is sent. Always in the page, so that it is heard when it comes. */
export function OpenPlaces({ places, onGoTo }: Props) {
  const [first] = places
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className={first ? 'rounded-sm bg-notice-tint px-3 py-2 text-sm font-semibold' : ''}>
        {first && text.open(places.join(', '))}
      </p>
      {first && (
        <Button tone="quiet" size="sm" onClick={() => onGoTo(first)}>
          {text.goTo}
        </Button>
      )}
    </div>
  )
}
