import { sign } from '@tma.js/init-data-node';
import { randomBytes, randomInt } from 'node:crypto';
import { Visitor } from './Visitor.mjs';

/** The product is started with this bot token, so that launches can be signed here as Telegram signs them. */
export const BOT_TOKEN = '7000000001:AA-attack-proof-bot-token';

const bearerOf = ({ data }) => data?.payload?.token ?? '';

/** Sends launch data in another encoding after its session has ended, and altered data: none may open a session. */
export async function launches(product) {
  const user = {
    id: randomInt(1, 2 ** 40),
    first_name: 'Attack',
    username: `attack_${randomBytes(4).toString('hex')}`,
    language_code: 'en',
  };
  const raw = sign({ query_id: `AA${randomBytes(12).toString('base64url')}`, user }, BOT_TOKEN, new Date());
  const hash = new URLSearchParams(raw).get('hash');
  const present = (payload, fields = {}) =>
    new Visitor(product).send(`${product.site}/api/auth.register?v=2.35&locale=en&_non_strict=1`, {
      method: 'POST',
      headers: { origin: product.site, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({
        is_tg: '1',
        id: String(user.id),
        username: user.username,
        language_code: 'en',
        hash,
        payload,
        ...fields,
      }),
    });
  const first = await present(raw);
  const token = bearerOf(first);
  const away = await new Visitor(product).call(
    'auth.logout',
    {},
    { verb: 'GET', headers: { authorization: `Bearer ${token}` } },
  );
  const variants = respelt(raw);
  const taken = [];
  for (const variant of variants) {
    const reply = await present(variant);
    if (reply.status === 200) taken.push(variant);
  }
  const isSetUp = first.status === 200 && token !== '' && away.status === 200;
  return [
    {
      attack: 'ended launch data, spelt otherwise',
      tries: variants.length,
      measured: `first ${first.status}, sign-out ${away.status}, then ${taken.length} taken`,
      harm: taken.length + (isSetUp ? 0 : 1),
      details: taken,
    },
  ];
}

/** The same pairs in another order or encoding, with additional unsigned pairs, and with altered values. */
function respelt(raw) {
  const pairs = raw.split('&');
  const encodeAll = (text) =>
    [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const decoded = [...new URLSearchParams(raw)];
  return [
    raw,
    pairs.toReversed().join('&'),
    pairs.toSorted().join('&'),
    pairs.toSorted().toReversed().join('&'),
    decoded.map(([name, value]) => `${name}=${encodeAll(value)}`).join('&'),
    decoded.map(([name, value]) => `${encodeAll(name)}=${encodeURIComponent(value)}`).join('&'),
    new URLSearchParams(decoded).toString(),
    raw.replaceAll('%22', '"'),
    raw.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    `${raw}&`,
    `&${raw}`,
    raw.replace('&', '&&'),
    `${raw}&extra=1`,
    `${raw}&${pairs[0]}`,
    `${pairs[0]}&${raw}`,
    `${raw}#x`,
    `?${raw}`,
    `${raw}&=`,
    raw.replace(/auth_date=(\d+)/, (_, at) => `auth_date=${Number(at) + 1}`),
    raw.replace(/hash=(\w)/, (_, digit) => `hash=${digit === '0' ? '1' : '0'}`),
    raw.replace(/hash=(\w+)/, (_, digits) => `hash=${digits.toUpperCase()}`),
  ];
}
