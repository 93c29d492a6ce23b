import { createHash } from 'node:crypto'

/** The look of a passport, in the site's colours; it stands in the page itself, so that the page is one request. */
export const passportCss = `:root{color-scheme:light dark;--ink:#16191b;--paper:#f6f7f5;--line:#c3cac6;--muted:#4c5753;--action:#b8440b}
@media(prefers-color-scheme:dark){:root{--ink:#eef1ef;--paper:#14181a;--line:#3c4649;--muted:#b3bdb8;--action:#ff8a4c}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:48rem;margin:0 auto;padding:2rem 1.25rem 4rem}a{color:inherit;overflow-wrap:anywhere}
.brand{font-weight:800;letter-spacing:.14em;text-transform:uppercase;margin:0}
h1{font-size:1.9rem;line-height:1.2;margin:.6rem 0 .4rem;overflow-wrap:anywhere}h2{font-size:1.25rem;margin:2.2rem 0 .4rem}
.sub{color:var(--muted);margin:0 0 1rem;overflow-wrap:anywhere}
.gone{border-left:4px solid var(--action);padding:.6rem 1rem;margin:1.4rem 0}
dl{margin:0;border-top:1px solid var(--line)}dl div{display:grid;grid-template-columns:minmax(9rem,15rem) 1fr;gap:0 1.25rem;padding:.55rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted);overflow-wrap:anywhere;hyphens:auto}dd{margin:0;overflow-wrap:anywhere}dd ul{margin:0;padding-left:1.1rem}.no{color:var(--muted);font-style:italic}
li a,dd a,p a{display:inline-block;min-height:1.5rem}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
@media(max-width:34rem){dl div{grid-template-columns:1fr}}
@media print{main{padding:0;max-width:none}}`

/** What lets exactly this style in. */
export const passportCssSource = `'sha256-${createHash('sha256').update(passportCss).digest('base64')}'`
