/** What a post without a title is called. */
export const UNTITLED_POST = 'Nimetön postaus'
