/** Puts the token of the mailed link into the form, which a built page cannot know. */
const token = document.querySelector<HTMLInputElement>('[data-unsubscribe] input[name="token"]')
if (token) token.value = token.defaultValue = new URLSearchParams(location.search).get('token') ?? ''
