import { PASSWORD, Visitor, newAddress } from './Visitor.mjs';

const SPRAYED = 150;
const REGISTRATIONS = 45;
/** Limits per 15 minutes of a market with real players (sandbox/operator/sessions/throttleLimits.ts). */
const SIGN_INS_PER_ACCOUNT = 10;
const SIGN_INS_PER_ADDRESS = 60;
const REGISTRATIONS_PER_ADDRESS = 30;

const forgedAddress = (index) => `198.51.100.${index % 250}`;
const count = (replies, status) => replies.filter((reply) => reply.status === status).length;

async function inTurn(times, run) {
  const replies = [];
  for (let index = 0; index < times; index += 1) replies.push(await run(index));
  return replies;
}

/** Checks the limits by account and by address, with forged addresses and with different spellings of a login. */
export async function limits(product) {
  const phone = `2${String(Date.now()).slice(-7)}`;
  const victim = await new Visitor(product).register({ phone: `371${phone}`, phone_country_code: '371' });
  const rows = [];

  const sprayer = new Visitor(product);
  const sprayed = await inTurn(SPRAYED, (index) =>
    sprayer.call(
      'auth.login',
      { login: `nobody${index}@example.test`, password: 'Wrong-guess-1' },
      { forged: forgedAddress(index) },
    ),
  );
  const passed = SPRAYED - count(sprayed, 429);
  rows.push({
    attack: 'wrong sign-ins, forged addresses',
    tries: SPRAYED,
    measured: `${passed} tried, the rest 429`,
    harm: Math.max(0, passed - SIGN_INS_PER_ADDRESS),
  });

  const registrar = new Visitor(product);
  const registered = await inTurn(REGISTRATIONS, (index) =>
    registrar.call(
      'auth.register',
      { email: `crowd.${Date.now()}.${index}@example.test`, password: PASSWORD, terms: '1', currency: 'USD' },
      { forged: forgedAddress(index) },
    ),
  );
  rows.push({
    attack: 'registrations, forged addresses',
    tries: REGISTRATIONS,
    measured: `${count(registered, 200)} made, the rest 429`,
    harm: Math.max(0, count(registered, 200) - REGISTRATIONS_PER_ADDRESS),
  });

  const network = newAddress().replace(/1$/, '');
  const spread = await inTurn(SPRAYED, (index) =>
    new Visitor(product, { address: network + (index + 2).toString(16) }).call('auth.login', {
      login: `nowhere${index}@example.test`,
      password: 'Wrong-guess-1',
    }),
  );
  const spreadPassed = SPRAYED - count(spread, 429);
  rows.push({
    attack: 'wrong sign-ins, one IPv6 network',
    tries: SPRAYED,
    measured: `${spreadPassed} tried, the rest 429`,
    harm: Math.max(0, spreadPassed - SIGN_INS_PER_ADDRESS),
  });

  const honest = await new Visitor(product).register();
  const locked = await honest.call('account.getInfo', {}, { verb: 'GET' });
  rows.push({
    attack: 'players elsewhere meanwhile',
    tries: 1,
    measured: `registered, then ${locked.status}`,
    harm: locked.status === 200 && locked.data.uid === honest.uid ? 0 : 1,
  });

  rows.push(await spellings(product, phone));

  rows.push(await withoutOrigin(product, victim));
  return rows;
}

/** All spellings of a login that lead to the account must share one limit, whatever the address. */
async function spellings(product, phone) {
  const signIn = (login, password) =>
    new Visitor(product, { address: newAddress() }).call('auth.login', { login, password });
  const forms = [`+371${phone}`, `371${phone}`, `00371${phone}`, phone];
  const leading = [];
  for (const form of forms) if ((await signIn(form, PASSWORD)).status === 200) leading.push(form);
  const logins = leading.flatMap(spellingsOf);
  const guesses = await inTurn(logins.length, (index) => signIn(logins[index], 'Wrong-guess-1'));
  const guessed = guesses.length - count(guesses, 429);
  const isSetUp = leading.length > 0;
  return {
    attack: 'spellings of one phone, an address each',
    tries: guesses.length,
    measured: `${leading.length} forms lead to it; ${guessed} tried, the rest 429`,
    harm: Math.max(0, guessed - SIGN_INS_PER_ACCOUNT) + (isSetUp ? 0 : 1),
  };
}

/** Spellings of a phone number with separators that are ignored, at different positions. */
function spellingsOf(text) {
  const signs = [' ', '-', '.', '\u00a0', '  ', '(', ')', ' - ', '..'];
  return [
    text,
    ...signs.flatMap((sign) =>
      Array.from({ length: 6 }, (_, at) => `${text.slice(0, at + 4)}${sign}${text.slice(at + 4)}`),
    ),
  ];
}

/** Calls without Origin and Sec-Fetch-Site do not come from a page of the site: none may change anything. */
async function withoutOrigin(product, victim) {
  const plain = async (method, verb, body) => {
    const { cookie, address } = victim;
    const url = `${product.site}/api/${method}?v=2.35&locale=en`;
    // In Node fetch sends neither header by default.
    const response = await fetch(url, {
      method: verb,
      headers: { cookie, 'x-forwarded-for': address },
      ...(body ? { body: new URLSearchParams(body) } : {}),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const statuses = [
    await plain('account.changelocale', 'POST', { locale: 'ar' }),
    await plain('cashier.makedeposit', 'POST', { method: 'card', amount: '20.00', currency: 'USD' }),
    await plain('auth.login', 'POST', { login: 'x', password: 'y' }),
    await plain('auth.logout', 'GET'),
  ];
  const { status, data } = await victim.call('account.getInfo', {}, { verb: 'GET' });
  const isUnchanged = status === 200 && data.uid === victim.uid && data.locale === 'en';
  return {
    attack: 'calls without any origin',
    tries: statuses.length,
    measured: `answered ${statuses.join(', ')}`,
    harm: statuses.filter((one) => one === 200).length + (isUnchanged ? 0 : 1),
  };
}
