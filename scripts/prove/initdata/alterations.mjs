/**
 * Ways in which init data are not what Telegram has signed for this bot just now.
 * @module
 */
import { sign } from '@tma.js/init-data-node';
import { randomBytes } from 'node:crypto';

export const BOT_TOKEN = '7000000002:AA-initdata-proof-bot-token';

const SECOND = 1_000;
/** Limits of the operator: age when first presented, and skew into the future. */
const OLDEST_MS = 15 * 60 * SECOND;
const SKEW_MS = 60 * SECOND;
/** Kept away from the limits by this much, so that the time of the request itself does not matter. */
const MARGIN_MS = 5 * SECOND;

/** @param {import('../SeededRandom.mjs').SeededRandom} random */
export const newUser = (random) => ({
  id: 6_000_000_000 + random.integer(0, 999_999_999),
  first_name: 'Init',
  username: `init_${randomBytes(5).toString('hex')}`,
  language_code: 'en',
});

export const signed = (user, { at = Date.now(), token = BOT_TOKEN } = {}) =>
  sign(
    {
      query_id: `AA${randomBytes(12).toString('base64url')}`,
      user,
      signature: randomBytes(64).toString('base64url'),
      start_param: `ref_${randomBytes(4).toString('hex')}`,
    },
    token,
    new Date(at),
  );

/** Changes one character of a value, so that the pair decodes to another text. */
function altered(random, raw) {
  const pairs = [...new URLSearchParams(raw)];
  const at = random.integer(0, pairs.length - 1);
  const [name, value] = pairs[at] ?? ['', ''];
  const place = random.integer(0, value.length - 1);
  const old = value[place] ?? '';
  // An upper-case digit of a hash is the same number, and no alteration.
  const others = [...'0123456789abcdefxyz{}":,'].filter((one) => one !== old.toLowerCase());
  const other = others[random.integer(0, others.length - 1)] ?? 'x';
  pairs[at] = [name, value.slice(0, place) + other + value.slice(place + 1)];
  return new URLSearchParams(pairs).toString();
}

/** Takes a signed pair away, or adds one that was not signed. */
function reshaped(random, raw) {
  const pairs = [...new URLSearchParams(raw)];
  if (random.happens(0.5)) pairs.splice(random.integer(0, pairs.length - 1), 1);
  else pairs.splice(random.integer(0, pairs.length - 1), 0, [`extra_${random.integer(0, 999)}`, '1']);
  return new URLSearchParams(pairs).toString();
}

/**
 * Each makes the init data of one try, from nothing but randomness. `claims` are the other fields of the call, which
 * must agree with the signed user.
 */
export const ALTERATIONS = {
  'one character altered': (random, user) => ({ payload: altered(random, signed(user)) }),
  'a pair taken away or added': (random, user) => ({ payload: reshaped(random, signed(user)) }),
  stale: (random, user) => ({
    payload: signed(user, { at: Date.now() - OLDEST_MS - MARGIN_MS - random.integer(0, 30 * 86_400) * SECOND }),
  }),
  future: (random, user) => ({
    payload: signed(user, { at: Date.now() + SKEW_MS + MARGIN_MS + random.integer(0, 30 * 86_400) * SECOND }),
  }),
  'signed for another bot': (random, user) => ({
    payload: signed(user, {
      token: `${7_000_000_003 + random.integer(0, 999_999)}:AA${randomBytes(12).toString('hex')}`,
    }),
  }),
  'claims of another user': (random, user) => {
    const other = newUser(random);
    const claims = [
      { id: String(other.id) },
      { username: other.username },
      { hash: randomBytes(32).toString('hex') },
      { language_code: 'ru' },
    ];
    return { payload: signed(user), claims: claims[random.integer(0, claims.length - 1)] };
  },
};
