/** Layout of the hosted pages, mobile first; uses logical properties only, so that Arabic is mirrored automatically. */
export const structure = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-block-size: 100dvh; display: flex; flex-direction: column;
  background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", Arial, sans-serif;
}
h1, h2, p, dl, dd, ul, fieldset { margin: 0; padding: 0; }
fieldset { border: 0; min-inline-size: 0; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }

.tag { background: var(--tag); color: var(--tag-ink); padding: 8px 20px; font-size: 14px; line-height: 1.4; text-align: center; }
.brand { inline-size: 100%; max-inline-size: 1008px; margin-inline: auto; padding: 16px 20px; display: flex; align-items: center; gap: 10px; color: var(--brand); font-size: 19px; font-weight: 650; letter-spacing: -0.01em; }
.brand span { font-family: var(--face); color: var(--ink); }
.mark { inline-size: 30px; block-size: 30px; flex: none; }
.bolt { fill: var(--bolt); }

main { flex: 1; inline-size: 100%; max-inline-size: 1008px; margin-inline: auto; padding: 0 16px 32px; }
.checkout { display: grid; gap: 0; border-radius: calc(var(--radius) + 6px); overflow: clip; box-shadow: 0 1px 2px rgb(0 0 0 / 6%), 0 18px 44px -20px rgb(0 0 0 / 28%); }

.summary { background: var(--side); color: var(--side-ink); padding: 22px 20px; }
.summary h1 { font: 500 15px/1.4 inherit; font-size: 15px; font-weight: 500; color: var(--side-soft); }
.amount { font-family: var(--face); font-size: 38px; line-height: 1.15; font-weight: 600; letter-spacing: -0.02em; margin-block: 4px 14px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.amount.long { font-size: 32px; }
.amount.longest { font-size: 22px; }
.summary dl { display: flex; flex-wrap: wrap; gap: 6px 28px; font-size: 14px; }
.summary dt { color: var(--side-soft); font-size: 13px; }
.summary dd { overflow-wrap: anywhere; }

.panel { background: var(--paper); padding: 24px 20px 28px; display: grid; gap: 20px; align-content: start; }
.panel h2 { font-family: var(--face); font-size: 21px; line-height: 1.25; font-weight: 600; letter-spacing: -0.01em; }
.lead { color: var(--soft); max-inline-size: 54ch; }
.pair { display: grid; gap: 6px 20px; grid-template-columns: 1fr 1fr; grid-template-rows: repeat(4, auto); }
.field { display: grid; gap: 6px; align-content: start; }
.pair .field { grid-row: span 4; grid-template-rows: subgrid; }
.pair label { align-self: end; }
label, legend { font-weight: 600; font-size: 15px; }
input:not([type="radio"], [type="checkbox"]), select {
  inline-size: 100%; min-block-size: 48px; padding: 10px 14px; border: 1px solid var(--edge); border-radius: var(--radius);
  background: var(--field); color: var(--ink); font: inherit; font-size: 17px; font-variant-numeric: tabular-nums;
}
[dir="rtl"] input[dir="ltr"] { text-align: end; }
input[aria-invalid="true"] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.hint, .note { color: var(--soft); font-size: 14px; line-height: 1.45; }
.note { border-inline-start: 3px solid var(--line); padding-inline-start: 12px; }
.error { color: var(--bad); font-size: 14px; font-weight: 600; line-height: 1.45; }
.errors { background: var(--bad-wash); border-inline-start: 4px solid var(--bad); border-radius: var(--radius); padding: 14px 16px; display: grid; gap: 6px; }
.errors h2 { font-size: 17px; }
.errors ul { padding-inline-start: 18px; }
.errors a { color: var(--bad); }

.outcomes { border-block-start: 1px solid var(--line); padding-block-start: 20px; }
.outcomes legend { float: inline-start; inline-size: 100%; padding: 0; }
.outcomes .hint { clear: both; }
.options { display: grid; gap: 8px; margin-block-start: 10px; }
.option {
  display: flex; align-items: center; gap: 12px; min-block-size: 52px; padding: 8px 14px; cursor: pointer;
  border: 1px solid var(--line); border-radius: var(--radius); font-weight: 400; line-height: 1.3;
}
.option b { display: block; font-weight: 600; }
.option small { font-size: 13.5px; color: var(--soft); }
.option input { inline-size: 20px; block-size: 20px; margin: 0; flex: none; accent-color: var(--brand); }
.option:hover { border-color: var(--edge); }
.option:has(:checked) { border-color: var(--brand); background: var(--wash); }

.actions { display: grid; gap: 10px; }
button, .button {
  display: grid; place-items: center; text-align: center; min-block-size: 52px; padding: 10px 20px; border-radius: var(--radius);
  border: 1px solid transparent; font: inherit; font-size: 17px; font-weight: 650; cursor: pointer; text-decoration: none; font-variant-numeric: tabular-nums;
}
.primary { background: var(--brand); color: var(--on-brand); }
.primary:hover { background: var(--brand-deep); }
.quiet { background: transparent; color: var(--brand); font-weight: 600; }
.quiet:hover { background: var(--wash); }

.outcome { justify-items: center; text-align: center; padding-block: 36px; gap: 14px; }
.outcome .actions { inline-size: 100%; max-inline-size: 340px; margin-block-start: 12px; }
.outcome h1 { font-family: var(--face); font-size: 24px; line-height: 1.25; font-weight: 600; }
.alone { max-inline-size: 520px; margin: 24px auto; border-radius: calc(var(--radius) + 6px); }
.state path { fill: none; stroke: currentColor; stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round; }
.good { color: var(--good); } .good .ground { fill: var(--good-wash); }
.bad { color: var(--bad); } .bad .ground { fill: var(--bad-wash); }
.calm { color: var(--brand); } .calm .ground { fill: var(--wash); }

@media (min-width: 800px) {
  .brand { padding-block: 28px 20px; }
  .checkout { grid-template-columns: 340px 1fr; }
  .summary { padding: 40px 36px; }
  .amount { font-size: 44px; margin-block: 6px 26px; }
  .amount.long { font-size: 30px; }
  .amount.longest { font-size: 21px; }
  .summary dl { flex-direction: column; gap: 14px; font-size: 15px; }
  .panel { padding: 40px 44px 44px; }
  .options { grid-template-columns: 1fr 1fr; }
  .actions { grid-template-columns: 1fr auto; }
  .outcome { align-content: center; }
  .outcome .actions { grid-template-columns: 1fr; }

  .flashpay .checkout { grid-template-columns: 1fr; max-inline-size: 600px; margin-inline: auto; }
  .flashpay .brand { max-inline-size: 608px; padding-inline: 4px; }
  .flashpay .summary { padding-block-end: 8px; text-align: center; }
  .flashpay .amount.long { font-size: 40px; }
  .flashpay .amount.longest { font-size: 28px; }
  .flashpay .summary dl { flex-direction: row; justify-content: center; gap: 28px; }
}
.flashpay .summary { border-block-end: 1px solid var(--line); padding-block-end: 22px; }
@media (prefers-reduced-motion: no-preference) {
  button, .button, .option { transition: background-color 140ms ease, border-color 140ms ease; }
}
@media (forced-colors: active) { .state path { stroke: CanvasText; } }
`;
