/** The banks' colours, on light and on dark ground. */
const bankColours = [
  { id: 'kestrel', light: ['#1d3f7a', '#16305e'], dark: ['#8fb4f2', '#a9c6f7'], onDark: '#0b1d3d' },
  { id: 'lindenhof', light: ['#2b6232', '#204b26'], dark: ['#8ccb93', '#a5d8ab'], onDark: '#0d2611' },
  { id: 'brightwater', light: ['#0a6680', '#084e62'], dark: ['#6fc7e0', '#90d5e9'], onDark: '#052a35' },
  { id: 'summitoak', light: ['#7c3b1e', '#602d16'], dark: ['#e3a583', '#edbb9f'], onDark: '#33160a' },
  { id: 'hoshimori', light: ['#3d3793', '#2f2a74'], dark: ['#b0aaf5', '#c3bef9'], onDark: '#161240' },
  { id: 'danacoast', light: ['#7f2150', '#63193e'], dark: ['#ee9cc3', '#f4b5d2'], onDark: '#3a0a23' },
] as const;

const lightBanks = bankColours
  .map(({ id, light: [brand, deep] }) => `.bank-${id} { --brand: ${brand}; --brand-deep: ${deep}; }`)
  .join('\n');
const darkBanks = bankColours
  .map(
    ({ id, dark: [brand, deep], onDark }) =>
      `.bank-${id} { --brand: ${brand}; --brand-deep: ${deep}; --on-brand: ${onDark}; }`,
  )
  .join('\n');

/**
 * Pages with a sign-in: aubergine and tangerine for Purse, a sober sheet under a coloured bar for each bank, and the
 * narrow page of Aurora Bank, which asks the holder of a card.
 */
export const accountLooks = `
.purse {
  --ground: #f8efe8; --paper: #fffaf6; --side: #3a1d4d; --side-ink: #fdf3ff; --side-soft: #d8bfe6;
  --ink: #2a1836; --soft: #665370; --line: #ecdccf; --edge: #937f8c; --field: #ffffff;
  --brand: #b8400f; --brand-deep: #95310a; --on-brand: #ffffff; --wash: #fdebe0;
  --bad: #a3212b; --bad-wash: #fde8e6; --good: #1c6a43; --good-wash: #e0f3e8; --tag: #ffe3c7; --tag-ink: #5f3003;
  --clasp: #ffd9a8; --radius: 20px; --face: "Trebuchet MS", "Segoe UI", system-ui, "Noto Sans", sans-serif;
}
.clasp { fill: var(--clasp); }
@media (min-width: 800px) {
  .purse .summary { background: radial-gradient(circle at 0 100%, #6a3a55 0 110px, #512a52 111px 190px, #451f4f 191px 270px, transparent 271px), var(--side); }
}
.bankpay {
  --ground: #e9edf0; --paper: #ffffff; --side: #f4f6f8; --side-ink: #17212a; --side-soft: #51606d;
  --ink: #17212a; --soft: #51606d; --line: #d5dce2; --edge: #77858f; --field: #ffffff;
  --on-brand: #ffffff; --wash: #edf1f4;
  --bad: #a4231c; --bad-wash: #fbe8e6; --good: #1d6840; --good-wash: #e1f2e8; --tag: #fdf1cd; --tag-ink: #574300;
  --radius: 4px; --face: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
}
${lightBanks}
.bankpay .brand, .aurora .brand { max-inline-size: none; padding-inline: max(20px, (100% - 976px) / 2); background: var(--brand); color: var(--on-brand); padding-block: 16px; margin-block-end: 16px; }
.bankpay .brand span, .aurora .brand span { color: inherit; }
.letter { display: grid; place-items: center; border: 2px solid currentColor; border-radius: 50%; font-size: 17px; line-height: 1; }
.bankpay .checkout { border-radius: 6px; }
@media (min-width: 800px) { .bankpay .brand { margin-block-end: 28px; } .bankpay .summary { border-inline-end: 1px solid var(--line); } }
@media (max-width: 799px) { .bankpay .summary { border-block-end: 1px solid var(--line); } }
.aurora {
  --ground: #e6eef2; --paper: #ffffff; --ink: #12242e; --soft: #4b606c; --line: #d3dfe5; --edge: #6f858f; --field: #ffffff;
  --brand: #17566d; --brand-deep: #104254; --on-brand: #ffffff; --wash: #e8f3f5;
  --bad: #a3222f; --bad-wash: #fce8ea; --good: #1c6a43; --good-wash: #e0f3e8; --tag: #fdf1cd; --tag-ink: #574300;
  --radius: 12px; --face: "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
}
.aurora .brand { background: linear-gradient(100deg, #12485d, #17566d 45%, #2f5f86 75%, #54508f); }
[dir="rtl"] .aurora .brand { background: linear-gradient(260deg, #12485d, #17566d 45%, #2f5f86 75%, #54508f); }
.aurora .brand { color: #ffffff; }
@media (prefers-color-scheme: dark) {
  .purse {
    --ground: #170f1d; --paper: #221729; --side: #2d173c; --side-ink: #fdf3ff; --side-soft: #cdb0dd;
    --ink: #f6edf7; --soft: #bba8c3; --line: #3b2a45; --edge: #8d7898; --field: #1a1120;
    --brand: #ffa36f; --brand-deep: #ffb78d; --on-brand: #3b1500; --wash: #38222a;
    --bad: #ff9c9a; --bad-wash: #401d24; --good: #82d8a8; --good-wash: #173424; --tag: #45290d; --tag-ink: #ffd7ab;
    --clasp: #3b1500;
  }
  .bankpay {
    --ground: #11161a; --paper: #1a2127; --side: #151b20; --side-ink: #ecf1f4; --side-soft: #a5b2bc;
    --ink: #ecf1f4; --soft: #a5b2bc; --line: #303a42; --edge: #74838e; --field: #12181c; --wash: #232c34;
    --bad: #ff9d94; --bad-wash: #3b1f1e; --good: #82d5a2; --good-wash: #17321f; --tag: #3c3116; --tag-ink: #f6dc93;
  }
  ${darkBanks}
  .aurora {
    --ground: #0d161b; --paper: #152128; --ink: #e8f1f5; --soft: #a3b6c0; --line: #2a3a43; --edge: #6f858f; --field: #0f191f;
    --brand: #7cc4dc; --brand-deep: #9ad3e6; --on-brand: #06222c; --wash: #1b2f38;
    --bad: #ff9ca6; --bad-wash: #3b1d23; --good: #82d8a8; --good-wash: #173424; --tag: #3c3116; --tag-ink: #f6dc93;
  }
}
`;

/** Parts that only these pages have. */
export const accountStructure = `
.facts { display: grid; border-block: 1px solid var(--line); }
.facts div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 20px; padding-block: 9px; }
.facts div + div { border-block-start: 1px solid var(--line); }
.facts dt { color: var(--soft); }
.facts dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-align: end; }
.facts .sum { font-weight: 700; font-size: 18px; }
.facts .sum dt { color: inherit; }
.narrow { max-inline-size: 220px; }
.challenge { max-inline-size: 460px; margin: 8px auto 0; border-radius: calc(var(--radius) + 4px); box-shadow: 0 1px 2px rgb(0 0 0 / 6%), 0 18px 44px -20px rgb(0 0 0 / 28%); }
.challenge h1 { font-family: var(--face); font-size: 25px; line-height: 1.2; font-weight: 600; }
.challenge .field input { font-size: 24px; letter-spacing: 0.24em; text-align: center; }
.challenge .actions { grid-template-columns: 1fr; }
.challenge .actions .hint { text-align: center; }
.sent { background: var(--wash); border-radius: var(--radius); padding: 12px 16px; display: grid; gap: 6px; font-size: 14px; line-height: 1.45; }
.sent .code { font: 700 26px/1.1 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; letter-spacing: 0.2em; }
@media (min-width: 800px) { .challenge { padding: 36px 40px; margin-block-start: 28px; } .aurora .brand { margin-block-end: 0; padding-block: 18px; } }
`;
