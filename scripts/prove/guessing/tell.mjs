import { median } from '../../../tools/statistics.mjs';
import { Visitor } from '../attack/Visitor.mjs';
import { Owner } from './Owner.mjs';

/** Tries per account: fewer than any limit. */
const PER_ACCOUNT = 8;
/** A busy machine adds noise: unless the medians agree, more tries are taken, at most this many times as many. */
const MOST_ROUNDS = 3;

/** Calls whose answer must not tell whether there is an account. @type {ReadonlyArray<{ name: string, call: (visitor: Visitor, login: string) => Promise<{ status: number, text: string }> }>} */
export const SILENT = [
  {
    name: 'sign-in',
    call: (visitor, login) => visitor.call('auth.login', { login, password: 'Wrong-guess-1' }),
  },
  { name: 'restore, asking for a code', call: (visitor, login) => visitor.call('auth.restore', { login }) },
  {
    name: 'restore, with a code',
    call: (visitor, login) => visitor.call('auth.restore', { login, code: '000000', password: 'Harbour-lamp-7715' }),
  },
];

/**
 * Calls in turn with accounts that exist and with ones that do not; compares texts, and the medians of the times.
 * @param {import('../../../tools/product.mjs').Product} product
 * @param {typeof SILENT[number]} silent @param {{ tries: number, mostMs: number }} limits
 */
export async function tell(product, { name, call }, { tries, mostMs }) {
  const times = { existing: [], unknown: [] };
  const texts = { existing: new Set(), unknown: new Set() };
  let difference = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && difference > mostMs; round += 1) {
    await compare(product, { call, tries, times, texts });
    difference = Math.abs(median(times.existing) - median(times.unknown));
  }
  const isSameText = [...texts.existing].sort().join() === [...texts.unknown].sort().join();
  const shown = (ms) => ms.toFixed(1);
  return {
    attack: `does ${name} tell who has an account?`,
    tries: times.existing.length * 2,
    measured: `medians ${shown(median(times.existing))} and ${shown(median(times.unknown))} ms, ${isSameText ? 'same text' : 'OTHER TEXT'}`,
    harm: (difference > mostMs ? 1 : 0) + (isSameText ? 0 : 1),
    details: isSameText ? [] : [...texts.existing, ...texts.unknown].map((text) => text.slice(0, 300)),
  };
}

async function compare(product, { call, tries, times, texts }) {
  for (let done = 0; done < tries; done += PER_ACCOUNT) {
    const existing = (await new Owner(product).register()).email;
    const unknown = new Owner(product).email;
    // The first call may compile, and fills caches.
    for (const login of [existing, unknown]) await call(new Visitor(product), login);
    for (let index = 0; index < Math.min(PER_ACCOUNT, tries - done); index += 1) {
      const pair = [
        ['existing', existing],
        ['unknown', unknown],
      ];
      for (const [kind, login] of index % 2 === 0 ? pair : pair.reverse()) {
        const startedAt = performance.now();
        const { status, text } = await call(new Visitor(product), login);
        times[kind].push(performance.now() - startedAt);
        // The seconds until the next code differ by when the code before was sent.
        texts[kind].add(`${status} ${text.replace(/\d+/g, 'n')}`);
      }
    }
  }
}
