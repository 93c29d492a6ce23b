/** A place that is being filled. Give it the size of what comes. */
export const skeletonClass = 'block animate-pulse rounded-sm bg-sunken'
