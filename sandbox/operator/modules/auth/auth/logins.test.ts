/** M3: logins are compared in their canonical form, independent of the database's case rules. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { fillLoginKeys } from './fillLoginKeys.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const signIn = (login: string) => operator.call('auth.login', { login, password: 'otter-lamp-71' });
const register = (login: string, email: string) =>
  operator.call('auth.register', { login, email, password: 'otter-lamp-71', terms: true, currency: 'USD' });
const uidOf = async (login: string, email: string) =>
  ((await register(login, email)).data as { payload: { uid: number } }).payload.uid;

test.each([
  ['xΣΑΣ', 'xσας'],
  ['straße-1', 'STRASSE-1'],
  ['Kelvin', '\u212Aelvin'],
  ['１２３４５６７', '1234567'],
])('8-22 the login %s cannot be registered again as %s, and its player can sign in with both', async (login, other) => {
  const { uid } = await operator.player({ login });
  const attack = await register(other, `attacker-${uid}@example.test`);
  expect(attack).toMatchObject({ status: 422, error: { error_data: { login: [{ code: 'loginTaken' }] } } });
  for (const name of [login, other]) expect((await signIn(name)).data).toMatchObject({ payload: { uid } });
});

test('of two old logins that fold to one name the older player keeps it; the other signs in by e-mail', async () => {
  const older = await uidOf('old-name', 'older@example.test');
  const younger = await uidOf('other-name', 'younger@example.test');
  await operator.database.query(
    "update operator.players set login_key = null, login = case uid when $1 then 'oldΣΑΣ' else 'oldσας' end where uid in ($1, $2)",
    [older, younger],
  );
  await Promise.all([fillLoginKeys(operator.database), fillLoginKeys(operator.database)]);
  for (const login of ['oldΣΑΣ', 'oldσας', 'OLDσασ'])
    expect((await signIn(login)).data).toMatchObject({ payload: { uid: older } });
  expect((await signIn('younger@example.test')).data).toMatchObject({ payload: { uid: younger } });
});

test('login keys are filled for more players than one batch', async () => {
  await operator.database.query(
    `insert into operator.players (login, currency, locale, registered_at) select 'Batch-' || n, 'USD', 'en', now() from generate_series(1, 2500) n`,
  );
  await fillLoginKeys(operator.database);
  const [row] = await operator.database.query<{ named: bigint }>(
    "select count(*) as named from operator.players where login_key like 'batch-%'",
  );
  expect(row?.named).toBe(2500n);
});
