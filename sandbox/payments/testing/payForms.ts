import { ORIGIN } from './openPayments.ts';
import type { TestPayments } from './openPayments.ts';

/** A right form of a card whose bank asks for no code. */
export const plainCard = {
  number: '5555 5555 5555 4444',
  expiry: '08/30',
  holder: 'Ada Lovelace',
  cvc: '123',
  outcome: 'approve',
  action: 'pay',
};

/** The same with a card whose bank asks for a code. */
export const guardedCard = { ...plainCard, number: '4111 1111 1111 1111' };

/** Submits a form as a browser does from the page itself. */
export const submitForm = (
  { app }: Pick<TestPayments, 'app'>,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

/** Types of the messages sent so far, with what a decision started. */
export async function toldTypes(payments: Pick<TestPayments, 'advance' | 'sent'>): Promise<string[]> {
  await payments.advance(0);
  return payments.sent.map(({ body }) => (JSON.parse(body) as { type: string }).type);
}

/** Calls a sandbox control. */
export const control = async ({ app }: Pick<TestPayments, 'app'>, path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/__sandbox${path}`, payload })).json<Record<string, unknown>>();

/**
 * What is wrong with a page: scripts, values that were not written, tags left open, and labels, hints or links without
 * the element that they name. Empty for a sound page.
 */
export function pageFaults(body: string): string[] {
  const faults = [...body.matchAll(/<script|\son[a-z]+=|\sstyle=|undefined|\[object|NaN/g)].map(([text]) => text);
  const open: string[] = [];
  for (const [tag, slash, name = ''] of body.matchAll(/<(\/?)([a-z0-9]+)[^>]*?(?<!\/)>/g)) {
    if (['meta', 'link', 'input'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const named = [...body.matchAll(/(?:\sfor|aria-describedby|aria-labelledby)="([^"]+)"|href="#([^"]+)"/g)];
  const missing = named.flatMap(([, names, id]) => (names ?? id ?? '').split(' ')).filter((id) => !ids.includes(id));
  return [...faults, ...open, ...twice, ...missing];
}
