import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedHeaders } from '../../../../signing.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { Caller, Reply, TestOperator } from '../../../testing/startTestOperator.ts';
import { startBetDesk } from '../../betting/testing/startBetDesk.ts';
import type { BetDesk } from '../../betting/testing/BetDesk.ts';
import { newKey, TestCashier } from '../../cashier/testing/TestCashier.ts';

const game = 'lantern-harbor';
const content = '/content/api';

let operator: TestOperator;
let desk: BetDesk;
let page: object;
beforeAll(async () => {
  ({ operator, desk } = await startBetDesk());
  new TestCashier(operator).vendorTakes();
  operator.vendors.on(`${content}/pages`, () => Response.json({ data: [{ slug: 'privacy' }, page] }));
}, 120_000);
afterAll(() => operator.close());
beforeEach(() => {
  // Later than the content system's answers are kept.
  operator.time.ms += 60_000;
  page = { slug: 'terms', title: 'Terms', lead: '', blocks: [] };
});

let users = 70_000;
interface Launched {
  readonly uid: number;
  readonly caller: Caller;
}

/** A new player who comes in by a launch, with money. */
async function launched(): Promise<Launched> {
  const user = { id: (users += 1), first_name: 'Ada', language_code: 'en' };
  const payload = sign({ user, query_id: 'q' }, testConfig.telegramBotToken, new Date(operator.time.ms));
  const { data } = await operator.call('auth.register', { is_tg: true, payload });
  const { uid, token } = (data as { payload: { uid: number; token: string } }).payload;
  await operator.control('credit', { uid, amount: '50.00', currency: 'USD' });
  return { uid, caller: { bearer: token } };
}
const agree = ({ caller }: Launched, terms = true) => operator.call('auth.agreeterms', { terms }, caller);
const deposit = ({ caller }: Launched) =>
  operator.call(
    'cashier.makedeposit',
    { method: 'card', amount: '20.00', currency: 'USD' },
    { ...caller, headers: { 'idempotency-key': newKey() } },
  );
const check = ({ caller }: Launched, mode: 'play' | 'demo', sysname = game) =>
  operator.call('games.checkLaunch', { sysname, mode }, caller);
const ticket = ({ caller }: Launched, purpose: string) => operator.call('account.getToken', { purpose }, caller);
const agreements = (uid: number) =>
  operator.database.query<{ version: string; agreed_at: Date }>(
    'select version, agreed_at from operator.terms_agreements where uid = $1',
    [uid],
  );

const refusal = [422, 'InvalidParameterException', { terms: [{ code: 'termsNotAgreed' }] }];
const answerOf = ({ status, error }: Reply) => (status === 200 ? 200 : [status, error.type, error.error_data]);

/** Opens a game at its studio; the session by which it may bet. */
async function launchToken(player: Launched, sysname: string): Promise<string> {
  const { token } = (await ticket(player, 'play')).data as { token: string };
  const reply = await operator.app.inject({ url: `/platform/game/${sysname}/play?token=${token}` });
  return new URL(String(reply.headers.location)).searchParams.get('session') ?? '';
}

let rounds = 0;
async function bet(session: string) {
  rounds += 1;
  const body = JSON.stringify({
    session,
    round_id: `terms-${rounds}`,
    transaction_id: `terms-${rounds}:bet`,
    game,
    amount: '1.00',
    currency: 'USD',
  });
  const headers = signedHeaders(
    testConfig.walletSecret,
    { method: 'POST', path: '/wallet/bet', body },
    operator.time.ms,
  );
  const reply = await operator.app.inject({ method: 'POST', url: '/wallet/bet', payload: body, headers });
  return [reply.statusCode, reply.json<{ error?: { type: string } }>().error?.type];
}

test('terms: whoever comes in by a launch deposits only after agreeing', async () => {
  const player = await launched();
  expect(answerOf(await deposit(player))).toEqual(refusal);
  expect((await agree(player)).status).toBe(200);
  expect(answerOf(await deposit(player))).toBe(200);
});

test('terms: a game for money opens only after agreeing, a demo always', async () => {
  const player = await launched();
  expect([answerOf(await check(player, 'play')), answerOf(await ticket(player, 'play'))]).toEqual([refusal, refusal]);
  expect([answerOf(await check(player, 'demo')), answerOf(await ticket(player, ''))]).toEqual([200, 200]);
  const { token } = (await ticket(player, '')).data as { token: string };
  const opened = await operator.app.inject({ url: `/platform/game/${game}/play?token=${token}` });
  expect([opened.statusCode, opened.json()]).toMatchObject([422, { error: { error_data: refusal[2] } }]);
  await agree(player);
  expect(answerOf(await check(player, 'play'))).toBe(200);
  expect(await bet(await launchToken(player, game))).toEqual([200, undefined]);
});

test('terms: a stake and a bet are refused, too, whatever has opened their session', async () => {
  const player = await launched();
  await agree(player);
  const session = await launchToken(player, game);
  desk.session = await launchToken(player, 'dgt_sportsbook');
  await operator.database.query('delete from operator.terms_agreements where uid = $1', [player.uid]);
  expect(await bet(session)).toEqual([422, 'TermsNotAgreed']);
  const refused = await desk.place(desk.newId());
  expect([refused.status, refused.body.error?.type]).toEqual([422, 'TermsNotAgreed']);
  await agree(player);
  expect(await bet(session)).toEqual([200, undefined]);
  expect((await desk.place(desk.newId())).status).toBe(200);
});

test('terms: agreeing keeps the time and the hash of the text; twice agreed is one, and the first stays', async () => {
  const player = await launched();
  const at = new Date(operator.time.ms);
  await agree(player);
  const [first, ...more] = await agreements(player.uid);
  expect([first?.version, first?.agreed_at, more]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), at, []]);
  operator.time.ms += 60_000;
  page = { ...page, title: 'Other terms' };
  expect((await agree(player)).status).toBe(200);
  expect(await agreements(player.uid)).toEqual([first]);
  const other = await launched();
  await agree(other);
  expect((await agreements(other.uid))[0]?.version).not.toBe(first?.version);
});

test('terms: without the box nothing is agreed', async () => {
  const player = await launched();
  expect(answerOf(await agree(player, false))).toEqual([
    422,
    'InvalidParameterException',
    { terms: [{ code: 'uncheckedCheckbox' }] },
  ]);
  expect(await agreements(player.uid)).toEqual([]);
});

test('terms: two agreements at once are one', async () => {
  const player = await launched();
  expect((await Promise.all([agree(player), agree(player)])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await agreements(player.uid)).toHaveLength(1);
});

test('terms, 3-33: the form has asked, and the agreement is kept with the registration', async () => {
  const { uid, cookie } = await operator.player();
  expect(await agreements(uid)).toMatchObject([{ agreed_at: new Date(operator.time.ms) }]);
  expect(answerOf(await deposit({ uid, caller: { cookie } }))).toBe(200);
});

test('terms: a content system that never answered keeps nobody from agreeing', async () => {
  const silent = await startTestOperator();
  const { uid } = await silent.player();
  const rows = await silent.database.query('select version from operator.terms_agreements where uid = $1', [uid]);
  await silent.close();
  expect(rows).toEqual([{ version: '' }]);
}, 60_000);

test('terms, 3-33: where the site does not ask for terms, nobody is refused for them', async () => {
  operator.vendors.on(`${content}/site-configuration`, () =>
    Response.json({ data: { auth: { terms: { isActive: false } } } }),
  );
  operator.time.ms += 60_000;
  const player = await launched();
  expect([answerOf(await deposit(player)), answerOf(await check(player, 'play'))]).toEqual([200, 200]);
  expect(await bet(await launchToken(player, game))).toEqual([200, undefined]);
});
