import type { Answer } from '@arkpax/schema/endpoints'
import { HIDE_UNDO_MS, type ListedReview, type ModeratedReview, moderatedReview } from '@arkpax/schema/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { currentOf } from '~/components/admin/stale.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { readsOf } from '~/lib/read-query.ts'
import type { Toast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminReviewsText as text } from './admin-reviews.fi.ts'

type Changed = Answer<'PUT /api/admin/reviews/{id}'>
type Said = string | Toast | ((changed: Changed, sentAt: number) => Toast)

interface ListPage {
  items: ListedReview[]
  next: string | null
}

/** Hides a review, with the reason that its writer is given; the message that says so takes it back before the mail leaves. */
export function useHideReview() {
  const undo = useReviewChange({ title: text.undone, description: text.undoneText }, text.undoFailed)
  return useReviewChange(
    ({ id, product_name, version }, sentAt) => ({
      id,
      title: text.hidden,
      description: text.hiddenText,
      ...undoable({
        name: text.undoOf(product_name),
        onPress: () => undo.mutate([{ params: { id }, body: { hidden: false }, ifMatch: version }]),
        until: sentAt + HIDE_UNDO_MS,
      }),
    }),
    text.changeFailed,
  )
}

/** Shows a hidden review again. */
export const useShowReview = () => useReviewChange(text.shown, text.changeFailed)

/** Answers a review. */
export const useAnswerReview = () => useReviewChange(text.answered, text.answerFailed)

/**
 * Changes a review. It stays where it is in the list, so that nothing moves under the hand. What somebody else has changed
 * first is on the screen after it.
 */
function useReviewChange(success: Said, failure: string) {
  const client = useQueryClient()
  const show = (changed: ModeratedReview) =>
    client.setQueriesData<ListPage>(
      { queryKey: readsOf('GET /api/admin/reviews') },
      (page) => page && withChanged(page, changed),
    )
  return useWrite('PUT /api/admin/reviews/{id}', {
    success: typeof success === 'function' ? (changed, _, sentAt) => success(changed, sentAt) : success,
    failure,
    onSuccess: show,
    onFailure(error) {
      const current = currentOf(error, moderatedReview)
      if (current) show(current)
      return Boolean(error.problem?.errors?.length)
    },
  })
}

const withChanged = (page: ListPage, changed: ModeratedReview): ListPage => ({
  ...page,
  items: page.items.map((review) => (review.id === changed.id ? { ...review, ...changed } : review)),
})
