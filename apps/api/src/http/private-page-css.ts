import { formAnswerCss } from './form-answer-css.ts'

/** The look of private pages: that of the answer pages, with tables, choices, codes and what the law asks for. */
export const privatePageCss = `${formAnswerCss}
main { max-width: 46rem; }
footer { max-width: 46rem; margin: 0 auto; padding: 0 1.25rem 2rem; }
footer a { display: inline-flex; align-items: center; min-height: 2.75rem; }
h2 { font-size: 1.35rem; line-height: 1.25; margin: 2.2rem 0 .8rem; }
h3 { font-size: 1.1rem; margin: 1.4rem 0 .4rem; }
.notice { border-left: 4px solid var(--action); padding: .6rem 1rem; background: color-mix(in srgb, var(--action) 9%, transparent); }
.notice.bad { border-color: var(--mistake); background: color-mix(in srgb, var(--mistake) 9%, transparent); }
.words { border-left: 3px solid var(--line); padding-left: 1rem; white-space: pre-line; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid color-mix(in srgb, var(--line) 50%, transparent); vertical-align: top; overflow-wrap: anywhere; }
th { overflow-wrap: normal; }
th:last-child, td:last-child { text-align: right; padding-right: 0; white-space: nowrap; overflow-wrap: normal; }
tfoot th, tfoot td { border-bottom: 0; padding-bottom: .2rem; }
.total th, .total td { font-size: 1.25rem; font-weight: 800; }
.small { font-size: .95rem; opacity: .88; }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .5rem 1rem; margin: 1rem 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
fieldset { border: 0; padding: 0; margin: 0 0 1.1rem; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: .3rem; }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; font-weight: 400; margin: 0; }
.choice input { width: 1.35rem; min-height: 1.35rem; height: 1.35rem; flex: none; accent-color: var(--action); }
.check { border: 2px solid var(--ink); border-radius: 8px; padding: .4rem 1.25rem 1.4rem; margin-top: 2rem; }
.check button { width: 100%; font-size: 1.15rem; min-height: 3.25rem; margin-top: 1rem; }
.guarantee { display: block; width: 100%; max-width: 32rem; height: auto; background: #fff; }
input[readonly] { opacity: .8; border-style: dashed; }
details { margin-top: 2rem; border-top: 1px solid var(--line); padding-top: .4rem; }
summary { font-weight: 600; min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; }
summary::before { content: '+'; width: 1.4rem; font-size: 1.3rem; }
details[open] summary::before { content: '–'; }
a.button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .6rem 1.4rem; font-weight: 700; color: var(--paper); background: var(--action); border-radius: 4px; text-decoration: none; }
.code { display: block; background: #fff; height: auto; max-width: 100%; }
.qr { width: 13rem; }
.barcode { width: 34rem; }
figure { margin: 1.2rem 0; }
.plain { color: var(--ink); background: transparent; border: 2px solid var(--ink); }
.two { display: grid; grid-template-columns: 9rem 1fr; gap: 0 1rem; }
@media (max-width: 30rem) { dl, .two { grid-template-columns: 1fr; } dt { margin-top: .5rem; } .unit { display: none; } }
@media print { form, details, .notice { display: none; } }
`
