/** The look of the answer pages, in the site's colours; served by the API because it may stand on a host of its own. */
export const formAnswerCss = `
:root { color-scheme: light dark; --ink: #16191b; --paper: #f6f7f5; --line: #8a9296; --action: #b8440b; --mistake: #a31621; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1ef; --paper: #14181a; --action: #ff8a4c; --mistake: #ff8f8f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
.brand { font-weight: 800; letter-spacing: .14em; text-transform: uppercase; }
h1 { font-size: 1.9rem; line-height: 1.2; }
.field { margin: 0 0 1.1rem; }
label { display: block; font-weight: 600; margin-bottom: .3rem; }
input, textarea, select { width: 100%; min-height: 2.75rem; padding: .6rem .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 4px; }
select option { color: #16191b; background: #fff; }
[aria-invalid] { border: 2px solid var(--mistake); }
.mistake { margin: .3rem 0 0; color: var(--mistake); }
button { min-height: 2.75rem; padding: .6rem 1.4rem; font: inherit; font-weight: 700; color: var(--paper); background: var(--action); border: 0; border-radius: 4px; cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
`
