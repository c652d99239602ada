import { randomUUID } from 'node:crypto';
import { sleep } from '../../../tools/browser.mjs';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { wallet } from '../limits/LimitedPlayer.mjs';
import { listen } from './listen.mjs';
import { PASSWORD, Visitor } from './Visitor.mjs';

const GAME = 'lantern-harbor';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** trust.md: an exclusion ends every session within this time. */
const ENDED_WITHIN_MS = 2000;
/** Amounts that are no limit. */
const BAD_AMOUNTS = ['-1', '1e309', 'NaN', '0x10', '1,000,000', '12.345', ' ', '١٠', '9'.repeat(40)];

/** Each rule of player protection, attacked past the client: by the API, by the wallet, by an open game and socket. */
export async function protection(product) {
  const control = (name, fields) => useControl(product.operator, { dataDir: product.dataDir, control: name, fields });
  const decline = (id) =>
    useControl(product.vendors, {
      dataDir: product.dataDir,
      control: 'outcome',
      fields: { merchant_ref: id, outcome: 'decline' },
    });
  const house = { product, control, decline, rounds: new Set() };
  const rows = [
    await values(house),
    await raising(house),
    await losing(house),
    await sessionLength(house),
    await unseenCheck(house),
    await pace(house),
    ...(await excluded(house, 'break', '0')),
    ...(await excluded(house, 'time_out', '7')),
    ...(await excluded(house, 'self_exclusion', '6')),
  ];
  // The rounds of the taken stakes end, as the studio would end them: the books are audited afterwards.
  for (const round of house.rounds) await pay(house, round, '0.00');
  return rows;
}

/** A player with money, whose e-mail is kept so that they can try to sign in. */
async function newPlayer({ product, control }) {
  const player = new Visitor(product);
  player.email = `attack.${randomUUID().replaceAll('-', '').slice(0, 12)}@example.test`;
  await player.register({ email: player.email, country: 'LV' });
  await control('credit', { uid: player.uid, amount: '500.00', currency: 'USD' });
  return player;
}

const limit = (player, kind, period, amount) => player.call('responsible.setLimit', { kind, period, amount });
const deposit = (player, amount) => player.call('cashier.makedeposit', { method: 'card', amount, currency: 'USD' });

async function launch(player, game = GAME) {
  const { data } = await player.call('account.getToken', {}, { verb: 'GET' });
  const reply = await player.send(`${player.product.site}/platform/game/${game}/play?locale=en&token=${data?.token}`);
  return new URL(reply.headers.get('location') ?? 'none:').searchParams.get('session') ?? '';
}

async function bet({ product, rounds }, session, amount, game = GAME) {
  const round = `attack-${randomUUID()}`;
  const call = { session, round_id: round, transaction_id: `${round}:bet`, game, amount, currency: 'USD' };
  const reply = await wallet(product, 'bet', call);
  if (reply.status === 200) rounds.add(round);
  return { ...reply, round };
}

async function pay({ product, rounds }, round, amount) {
  rounds.delete(round);
  const win = { round_id: round, transaction_id: `${round}:win`, amount, currency: 'USD', finished: true };
  return (await wallet(product, 'win', win)).status === 200;
}

/** A row: `passed` are the tries that should have been refused, `lost` what should have worked and did not. */
const row = (attack, tries, passed, lost = []) => ({
  attack: `protection: ${attack}`,
  tries,
  measured: `${passed.length} passed${lost.length > 0 ? `, ${lost.length} wrongly refused` : ''}`,
  harm: passed.length + lost.length,
  details: [...passed, ...lost],
});

async function values(house) {
  const player = await newPlayer(house);
  const tries = [
    ...BAD_AMOUNTS.map((amount) => ['deposit', 'day', amount]),
    ...BAD_AMOUNTS.map((amount) => ['session', 'session', amount]),
    ['session', 'session', '9'],
    ['session', 'session', '1441'],
    ['deposit', 'session', '50'],
    ['session', 'day', '50'],
    ['deposit', 'year', '50'],
    ['withdrawal', 'day', '50'],
  ];
  const passed = [];
  for (const [kind, period, amount] of tries)
    if ((await limit(player, kind, period, amount)).status === 200) passed.push(`${kind} ${period} ${amount}`);
  return row('limits that are none', tries.length, passed);
}

/** A limit of 50: raised, removed, raised twice at once, and by naming another player; then deposits above it. */
async function raising(house) {
  const player = await newPlayer(house);
  const other = await newPlayer(house);
  await limit(player, 'deposit', 'day', '50');
  await limit(player, 'deposit', 'day', '500');
  await limit(player, 'deposit', 'day', '');
  await Promise.all(['400', '300', ''].map((amount) => limit(player, 'deposit', 'day', amount)));
  await other.call('responsible.setLimit', {
    kind: 'deposit',
    period: 'day',
    amount: '900',
    uid: String(player.uid),
    player: String(player.uid),
  });
  const replies = await Promise.all(['60', '50.01', '30', '30', '30'].map((amount) => deposit(player, amount)));
  for (const { data } of replies.filter(({ status }) => status === 200)) await house.decline(data.transaction.id);
  const taken = replies.map(({ status }, index) => (status === 200 ? index : -1)).filter((index) => index >= 0);
  // Of the last three one fits the limit.
  const passed = taken.filter((index) => index < 2).map((index) => `deposit ${index} was taken`);
  if (taken.filter((index) => index >= 2).length > 1) passed.push('deposits at once passed the limit together');
  const lost = taken.length === 0 ? ['a deposit within the limit was refused'] : [];
  return row('a deposit limit raised, removed, raced', 5 + 6, passed, lost);
}

/** Loss and wager limits of 5: stakes at once in two games, and by an older game session. */
async function losing(house) {
  const passed = [];
  let tries = 0;
  for (const kind of ['loss', 'wager']) {
    const player = await newPlayer(house);
    const sessions = [
      [await launch(player), GAME],
      [await launch(player, 'jade-ascent'), 'jade-ascent'],
    ];
    await limit(player, kind, 'day', '5');
    await limit(player, kind, 'day', '50');
    const replies = await Promise.all(sessions.map(([session, game]) => bet(house, session, '4.00', game)));
    if (replies.filter(({ status }) => status === 200).length > 1) passed.push(`two stakes passed the ${kind} limit`);
    await sleep(3000);
    const [[session]] = sessions;
    if ((await bet(house, session, '5.01')).status === 200) passed.push(`a stake passed the ${kind} limit`);
    tries += 4;
  }
  return row('loss and wager limits by an open game', tries, passed);
}

async function sessionLength(house) {
  const player = await newPlayer(house);
  const session = await launch(player);
  await limit(player, 'session', 'session', '30');
  await limit(player, 'session', 'session', '600');
  await house.control('clock/advance', { ms: 31 * MINUTE_MS });
  await sleep(ENDED_WITHIN_MS);
  const passed = [];
  if ((await player.call('account.getBalance', {}, { verb: 'GET' })).status === 200) passed.push('the session lives');
  if ((await bet(house, session, '1.00')).status === 200) passed.push('the game takes stakes');
  return row('a session longer than its limit', 3, passed);
}

/** A reality check that nobody acknowledges, by a page that ignores it. */
async function unseenCheck(house) {
  const player = await newPlayer(house);
  const session = await launch(player);
  const passed = [];
  await house.control('clock/advance', { ms: 62 * MINUTE_MS });
  for (let index = 0; index < 3; index += 1) {
    if ((await bet(house, session, '1.00')).status === 200) passed.push('a stake without the check');
    // Opening the game again is no answer.
    if ((await bet(house, await launch(player), '1.00')).status === 200) passed.push('a stake in a new game session');
  }
  await player.call('responsible.checkReality');
  const lost = (await bet(house, session, '1.00')).status === 200 ? [] : ['no stake after the check'];
  return row('an unseen reality check', 6, passed, lost);
}

/** Rounds faster than the market allows, straight at the wallet. */
async function pace(house) {
  const player = await newPlayer(house);
  const session = await launch(player);
  const replies = await Promise.all(Array.from({ length: 6 }, () => bet(house, session, '0.20')));
  const taken = replies.filter(({ status }) => status === 200).length;
  return row(
    'rounds without the minimum time',
    6,
    Array.from({ length: Math.max(0, taken - 1) }, () => 'a fast round'),
  );
}

/** After an exclusion: the old sessions, an open game, an open socket, signing in, restoring access, shortening. */
async function excluded(house, kind, length) {
  const { product } = house;
  const player = await newPlayer(house);
  const second = new Visitor(product);
  keep(second, await second.call('auth.login', { login: player.email, password: PASSWORD }));
  const session = await launch(player);
  const open = await bet(house, session, '1.00');
  const { closed: closing } = await listen(second);
  const before = Date.now();
  const begun = await player.call('responsible.exclude', { kind, length });
  const passed = [];
  const lost = begun.status === 200 ? [] : [`${kind} was refused: ${begun.text.slice(0, 120)}`];
  const closed = await Promise.race([closing, sleep(ENDED_WITHIN_MS).then(() => null)]);
  if (closed === null) passed.push('a socket stayed open');
  const tryOut = async (what, reply) => {
    const { status } = await reply;
    if (status === 200 || status === 302) passed.push(`${what} answered ${status}`);
  };
  for (const one of [player, second]) {
    await tryOut('an old session', one.call('account.getBalance', {}, { verb: 'GET' }));
    await tryOut('a deposit', deposit(one, '20'));
    await tryOut('a ticket', one.call('account.getToken', {}, { verb: 'GET' }));
    await tryOut('shortening', one.call('responsible.exclude', { kind: 'break', length: '0' }));
    await tryOut('a new limit', limit(one, 'deposit', 'day', '500'));
  }
  await tryOut('a stake', bet(house, session, '1.00'));
  await tryOut('the password', player.call('auth.login', { login: player.email, password: PASSWORD }));
  await tryOut(
    'registering again',
    player.call('auth.register', {
      email: player.email,
      password: PASSWORD,
      terms: '1',
      currency: 'USD',
      country: 'LV',
    }),
  );
  await house.control('clock/advance', { ms: 23 * HOUR_MS });
  await tryOut('the password after 23 hours', player.call('auth.login', { login: player.email, password: PASSWORD }));
  if (!(await pay(house, open.round, '2.00'))) lost.push('the open round was not paid');
  const took = closed === null ? '' : `, sockets closed after ${closed - before} ms`;
  const result = row(`after a ${kind}`, 15, passed, lost);
  return [{ ...result, measured: result.measured + took }];
}

function keep(visitor, reply) {
  if (reply.status !== 200) throw new Error(`auth.login answered ${reply.status}: ${reply.text.slice(0, 200)}`);
  visitor.cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
