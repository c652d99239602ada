/**
 * Presents init data that are altered, stale, from the future, of another bot or of an ended session: all are refused.
 * @module
 */
import { startProduct } from '../../../tools/product.mjs';
import { table } from '../../../tools/table.mjs';
import { Visitor } from '../attack/Visitor.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { SeededRandom } from '../SeededRandom.mjs';
import { writeResult } from '../writeResult.mjs';
import { ALTERATIONS, BOT_TOKEN, newUser, signed } from './alterations.mjs';

/** Fewer tries are the short form, which is part of `npm test`. */
const FULL_FROM = 1_000;
/** So many tries at once. */
const BATCH = 8;
/** After each batch an honest launch must still be taken: otherwise a product that refuses everybody would pass. */
const ENDED = 'of an ended session';

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether all were refused */
export async function proveInitData(args) {
  const { tries, seed } = parseOptions(args, { tries: FULL_FROM, seed: 1 });
  const random = new SeededRandom(seed);
  const product = await startProduct({ env: { TRUSTED_PROXIES: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
  const rows = [];
  try {
    const kinds = [...Object.keys(ALTERATIONS), ENDED];
    const each = Math.ceil(tries / kinds.length);
    for (const kind of kinds) rows.push(await tryKind(product, kind, each, random));
  } finally {
    await product.stop();
  }
  console.log(
    table(
      'Init data',
      ['kind', 'tries', 'refused', 'honest launches taken', 'harm'],
      rows.map(({ kind, tries: tried, refused, honest, harm }) => [kind, tried, refused, honest, harm]),
    ),
  );
  for (const { kind, details } of rows) for (const detail of details.slice(0, 5)) console.log(`  ${kind}: ${detail}`);
  const isProven = rows.every(({ harm }) => harm === 0);
  console.log(isProven ? 'All were refused.\n' : 'INIT DATA WERE TAKEN, OR AN HONEST LAUNCH REFUSED.\n');
  if (tries >= FULL_FROM) writeResult('initdata', { rows: rows.map(({ details: _details, ...row }) => row) });
  return isProven;
}

async function tryKind(product, kind, count, random) {
  const details = [];
  let [refused, honest, batches] = [0, 0, 0];
  for (let done = 0; done < count; done += BATCH) {
    const users = Array.from({ length: Math.min(BATCH, count - done) }, () => newUser(random));
    const attempts = await Promise.all(users.map((user) => attemptOf(product, kind, user, random)));
    for (const { reply, shown } of attempts) {
      if (isRefusal(reply)) refused += 1;
      else details.push(`${reply.status} ${reply.text.slice(0, 120)} for ${shown}`);
    }
    const control = newUser(random);
    batches += 1;
    if (tokenOf(await present(product, control, signed(control))) === '') details.push('an honest launch was refused');
    else honest += 1;
  }
  return { kind, tries: count, refused, honest: `${honest} of ${batches}`, harm: details.length, details };
}

async function attemptOf(product, kind, user, random) {
  if (kind !== ENDED) {
    const { payload, claims = {} } = ALTERATIONS[kind](random, user);
    return { reply: await present(product, user, payload, claims), shown: payload };
  }
  const payload = signed(user);
  const token = tokenOf(await present(product, user, payload));
  const away = await new Visitor(product).call(
    'auth.logout',
    {},
    { verb: 'GET', headers: { authorization: `Bearer ${token}` } },
  );
  // A session that never began proves nothing.
  if (token === '' || away.status !== 200) return { reply: away, shown: 'a session that could not be ended' };
  return { reply: await present(product, user, payload), shown: payload };
}

/** Each visitor has an address of its own: the limits per address refuse nothing here. */
const present = (product, user, payload, claims = {}) =>
  new Visitor(product).call('auth.register', {
    is_tg: '1',
    id: String(user.id),
    username: user.username,
    language_code: user.language_code,
    hash: new URLSearchParams(payload).get('hash') ?? '',
    payload,
    ...claims,
  });

const tokenOf = ({ status, data }) => (status === 200 ? (data?.payload?.token ?? '') : '');

/** Refused as launch data, and for no other reason, such as a limit or a fault. */
const isRefusal = ({ status, text, headers }) =>
  status === 401 && text.includes('AuthorizationException') && !headers.has('set-cookie');
