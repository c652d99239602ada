/** The vendor's console: a sober list that a person works through, a card each on a phone and a row each on a desk. */
export const consoleStyles = `
.console {
  --ground: #eef0ee; --paper: #ffffff; --ink: #1a201d; --soft: #56605b; --line: #d6dbd7; --edge: #7a847e; --field: #ffffff;
  --brand: #2c4a3f; --brand-deep: #1d352c; --on-brand: #ffffff; --wash: #e8eeea; --bad: #a3261c; --bad-wash: #fbe8e5;
  --good: #1b6a40; --good-wash: #e0f2e7; --calm: #6a5000; --calm-wash: #fdf1cd; --tag: #fdf1cd; --tag-ink: #574300;
  --radius: 8px; --face: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
}
.console main, .console .brand { max-inline-size: 1200px; }
.desk { display: grid; gap: 16px; }
.desk h1 { font-size: 24px; line-height: 1.25; font-weight: 650; }
.desk nav { display: flex; flex-wrap: wrap; gap: 0 16px; border-block-end: 1px solid var(--line); }
.desk nav a { display: block; padding: 12px 2px; color: var(--soft); text-decoration: none; font-weight: 600; font-size: 15px; border-block-end: 3px solid transparent; }
.desk nav a:hover { color: var(--ink); }
.desk nav [aria-current] { color: var(--brand); border-color: currentColor; }
.filter { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; align-items: end; }
.filter label { display: grid; gap: 4px; font-size: 14px; }
.filter :is(input, select) { font-weight: 400; font-size: 16px; }
.filter label:has([type="search"]) { grid-column: 1 / -1; }
.filter .primary { min-block-size: 48px; grid-column: 1 / -1; }
.desk .empty { color: var(--soft); padding: 28px 18px; }
.rows { list-style: none; padding: 0; display: grid; gap: 10px; }
.rows li { display: grid; gap: 10px; padding: 16px; background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); }
.rows .ref { font-weight: 650; overflow-wrap: anywhere; }
.rows .sum { font-weight: 650; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.badge { display: inline-block; padding: 2px 10px; border-radius: 99px; font-size: 14px; font-weight: 650; background: var(--wash); color: var(--ink); }
.badge:is(.succeeded, .paid) { background: var(--good-wash); color: var(--good); }
.badge:is(.failed, .declined, .reversed) { background: var(--bad-wash); color: var(--bad); }
.badge:is(.pending, .review, .refunded) { background: var(--calm-wash); color: var(--calm); }
.acts { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.acts button { min-block-size: 44px; padding: 6px 16px; font-size: 15px; border-color: var(--edge); background: var(--paper); color: var(--ink); }
.acts button:hover { background: var(--wash); }
.acts .delay { display: flex; gap: 6px; align-items: center; }
.acts input:not([type="hidden"]) { inline-size: 72px; min-block-size: 44px; padding: 6px 10px; font-size: 15px; }
@media (min-width: 800px) {
  .filter { grid-template-columns: 170px 170px 1fr auto; }
  .filter:not(:has(select)) { grid-template-columns: 1fr auto; }
  .filter label:has([type="search"]), .filter .primary { grid-column: auto; }
  .rows { grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1.4fr) auto; gap: 0; border: 1px solid var(--line); border-radius: var(--radius); overflow: clip; background: var(--paper); }
  .rows li { grid-column: 1 / -1; grid-template-columns: subgrid; gap: 16px; align-items: center; border: 0; border-radius: 0; padding: 12px 18px; }
  .rows li + li { border-block-start: 1px solid var(--line); }
  .acts { justify-content: end; }
}
@media (prefers-color-scheme: dark) {
  .console {
    --ground: #111513; --paper: #191f1c; --ink: #edf2ef; --soft: #a6b3ac; --line: #2e3833; --edge: #74827a; --field: #121715;
    --brand: #9fd0ba; --brand-deep: #b7dfcd; --on-brand: #0b231a; --wash: #233029; --bad: #ff9d92; --bad-wash: #3b201d;
    --good: #84d8a6; --good-wash: #173424; --calm: #f1d88c; --calm-wash: #3a3117; --tag: #3a3117; --tag-ink: #f6dc93;
  }
}
`;
