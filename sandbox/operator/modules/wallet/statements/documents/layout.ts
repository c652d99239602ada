import { directionOf } from '../../../../../../src/shared/locale/languageTag.ts';
import { cspHash, html, inlineStyle } from '../../../../../html.ts';
import type { Html } from '../../../../../html.ts';
import { wireMoney } from '../../../../ledger/amounts.ts';

/** Logical properties, so that documents in Arabic are mirrored; black on white, for paper. */
const css = `
body{background:#fff;color:#16181d;font:14px/1.45 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:24px}
h1{font-size:24px;margin:0 0 4px}
h2{break-after:avoid;border-block-end:2px solid #16181d;font-size:16px;margin:28px 0 8px;padding-block-end:4px}
p{margin:4px 0}
.lead{color:#4a4f5a}
dl{display:grid;gap:4px 24px;grid-template-columns:max-content 1fr;margin:12px 0}
dt{color:#4a4f5a}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;inline-size:100%}
th,td{border-block-end:1px solid #d6d8de;padding:6px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{font-size:12px;color:#4a4f5a}
td.sum,th.sum{font-variant-numeric:tabular-nums;text-align:end;white-space:nowrap}
tr{break-inside:avoid}thead{display:table-header-group}
footer{border-block-start:1px solid #d6d8de;color:#4a4f5a;font-size:12px;margin-block-start:28px;padding-block-start:8px}
@page{margin:14mm}
@media print{body{max-width:none;padding:0}}
@media screen and (max-width:560px){dl{grid-template-columns:1fr}dt{margin-block-start:6px}table{display:block;overflow-x:auto}th,td{min-inline-size:4.5rem;overflow-wrap:normal;padding:4px}}
`;

/** The document is complete in itself: nothing is fetched, nothing runs. */
export const documentPolicy = `default-src 'none'; style-src ${cspHash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export const documentStart = (locale: string, title: string): Html =>
  html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${inlineStyle(css)}
</head>
<body>
<h1>${title}</h1>
`;

export const documentEnd = (note: string): Html => html`<footer><p>${note}</p></footer>
</body>
</html>
`;

/** Left to right in every language: ids, amounts, times. */
export const code = (text: string): Html => html`<bdi dir="ltr">${text}</bdi>`;

/** Exact, in all decimals of the currency. */
export function sum(minor: bigint, currency: string): Html {
  const { amount } = wireMoney(minor, currency);
  return code(`${amount} ${currency}`);
}

export const facts = (rows: readonly (readonly [string, Html | string])[]): Html =>
  html`<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
`;

export interface Column {
  readonly label: string;
  readonly isSum?: true;
}

export const tableStart = (columns: readonly Column[]): Html =>
  html`<table><thead><tr>${columns.map(({ label, isSum }) =>
    isSum ? html`<th scope="col" class="sum">${label}</th>` : html`<th scope="col">${label}</th>`,
  )}</tr></thead><tbody>
`;

export const tableRow = (columns: readonly Column[], cells: readonly (Html | string)[]): Html =>
  html`<tr>${cells.map((cell, index) =>
    columns[index]?.isSum ? html`<td class="sum">${cell}</td>` : html`<td>${cell}</td>`,
  )}</tr>
`;

export const tableEnd = html`</tbody></table>
`;

export const table = (columns: readonly Column[], rows: readonly (readonly (Html | string)[])[]): Html =>
  html`${tableStart(columns)}${rows.map((cells) => tableRow(columns, cells))}${tableEnd}`;

/** A time in a zone, with the offset: "2026-06-01 14:00:00 GMT+2". */
export function timeIn(zone: string): (at: Date) => Html {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  return (at) => {
    const of = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return code(
      `${of['year']}-${of['month']}-${of['day']} ${of['hour']}:${of['minute']}:${of['second']} ${of['timeZoneName']}`,
    );
  };
}
