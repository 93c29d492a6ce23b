/** The four steps of an order: below each other on a phone, side by side where there is room; from the last no line goes on, so it takes less. */
export const stepsClass = 'grid md:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,0.7fr)]'

/** One step; its `data-state` says how far it has come. */
export const stepClass = 'group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 md:block'

export const stepWordsClass = 'block pb-6 group-last:pb-0 max-md:pt-1 md:mt-4 md:pr-6 md:pb-0 md:group-last:pr-0'

export const stepNameClass =
  'block font-semibold group-data-[state=coming]:font-normal group-data-[state=coming]:text-ink-muted'
