/** Renders the contract as a Markdown page, docs/api.md. */
import type { AnyEndpoint } from '../../src/contract/base/endpoint.ts';
import { errorCatalogue } from '../../src/contract/base/errors.ts';
import { areas } from '../../src/contract/index.ts';
import { jsonSchema } from './jsonSchema.ts';
import type { JsonSchema } from './jsonSchema.ts';

const introduction = `# The operator's API

Generated from \`src/contract\` by \`node scripts/writeApiDocs.mjs\`; the same as [OpenAPI 3.1](openapi.json). A test fails
when this page is older than the contract.

- A method is \`/api/{area}.{method}\`. Every call carries \`v\` (version), \`locale\` and, in a frame, \`_non_strict=1\` in its query.
- GET: parameters in the query; missing ones are left out, lists are joined by commas, objects are JSON text.
- POST: \`multipart/form-data\` (or \`application/x-www-form-urlencoded\`); a missing value is the text \`null\`, an empty text an empty string.
- Success is 200 and \`{"data": …}\`; a failure is \`{"error": {"type", "code", "message", "error_data"}}\` with a status of the table at the end.
- Amounts are \`{"amount": "12.50", "currency": "USD"}\`, never a float; times are ISO 8601 in UTC.
- A call from another site is refused with 403. A method that changes something (every POST, and GETs that say so) also refuses a call that
  says nothing of where it comes from: it needs \`Sec-Fetch-Site\`, \`Origin\` or \`Referer\`, of which a browser sends at least one.
- A body of more than 64 kB is refused with 413.
- A method that spends needs an \`Idempotency-Key\` header of 8 to 128 letters, digits, dots, hyphens or underscores.
  The same key with the same input has one effect and one reply; with another input it is a 422. A refusal (422) is such a
  reply, except one that asks for a proof or for the terms: the client answers it and sends the same call again.
- A call for a signed-in player may name them in an \`X-Player\` header (the \`uid\`), and every call of the client that spends does. When the
  session is another player's by then (a sign-in in another tab), it is refused before anything is done, with AuthorizationException and
  \`error_data\` \`{"player_changed": true}\`.
`;

export function apiMarkdown(): string {
  const sections = Object.entries(areas).map(
    ([area, methods]) =>
      `## ${area}\n\n${Object.values(methods as object)
        .map(methodText)
        .join('')}`,
  );
  return `${introduction}\n${sections.join('')}${errorTable()}`;
}

function methodText(endpoint: AnyEndpoint): string {
  const notes = [
    endpoint.access === 'player' ? 'for a signed-in player' : 'for anyone',
    ...(endpoint.verb === 'GET' && endpoint.changes ? ['changes something'] : []),
    ...(endpoint.spends ? ['needs an `Idempotency-Key`'] : []),
  ];
  return `### ${endpoint.verb} ${endpoint.name}\n\n${notes.join('; ')}\n\n${fieldTable('input', jsonSchema(endpoint.input, 'input'))}${fieldTable('answer', jsonSchema(endpoint.output, 'output'))}`;
}

function fieldTable(heading: string, schema: JsonSchema): string {
  const rows = rowsOf(schema, '');
  if (rows.length === 0) return schema.const === undefined ? '' : `${heading}: \`${JSON.stringify(schema.const)}\`\n\n`;
  return `| ${heading} | type | rules |\n|---|---|---|\n${rows.join('\n')}\n\n`;
}

/** One table row per field; fields of a nested object follow it, those of an array's items are marked by [ ]. */
function rowsOf(schema: JsonSchema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const isNeeded = schema.required?.includes(name) ?? false;
    const row = `| \`${place}\` | ${typeText(field)} | ${rulesText(field, isNeeded)} |`;
    if (isMoney(field) || (field.items && isMoney(field.items))) return [row];
    return [row, ...rowsOf(field, place), ...(field.items ? rowsOf(field.items, `${place}[]`) : [])];
  });
}

const isMoney = ({ properties }: JsonSchema) => Object.keys(properties ?? {}).join() === 'amount,currency';

function typeText(field: JsonSchema): string {
  if (isMoney(field)) return 'money';
  if (field.items) return `list of ${typeText(field.items)}`;
  const types = [field.type ?? 'value'].flat();
  return types.join(' or ');
}

function rulesText(field: JsonSchema, isNeeded: boolean): string {
  const { minLength, maxLength, minimum, maximum, pattern } = field;
  const rules = [
    isNeeded ? '' : 'optional',
    field.enum ? `one of ${field.enum.map((choice) => `\`${JSON.stringify(choice)}\``).join(', ')}` : '',
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `up to ${maximum}`,
    pattern === undefined || pattern.includes('T\\d{2}') ? '' : `\`${pattern.replaceAll('|', '\\|')}\``,
    pattern?.includes('T\\d{2}') ? 'a time' : '',
    field.default === undefined || field.default === '' ? '' : `default \`${JSON.stringify(field.default)}\``,
  ];
  return rules.filter((rule) => rule !== '').join(', ');
}

function errorTable(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([type, { status, code, effect }]) => `| ${type} | ${status} | ${code} | ${effect} |`,
  );
  return `## Errors\n\n| type | status | code | what the client does |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}
