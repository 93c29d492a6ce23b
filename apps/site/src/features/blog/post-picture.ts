/** How wide the picture at the head of a post is: as its column. */
export const POST_PICTURE = '(min-width: 64rem) 44rem, 100vw'
