/** How wide the picture at the head of a post is: beside its title on a desk, above the text elsewhere. */
export const POST_PICTURE = '(min-width: 84rem) 38rem, (min-width: 64rem) 46vw, 100vw'
