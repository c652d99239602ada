/** 16-A7: names that others see, from forms and from Telegram. */
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireFields } from '../../../../../src/contract/base/wire.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 120_000);
afterAll(() => operator.close());

let count = 0;
const signUp = (fields: WireFields) =>
  operator.call('auth.register', {
    email: `names-${(count += 1)}@example.test`,
    password: 'otter-lamp-71',
    terms: true,
    currency: 'USD',
    country: 'LV',
    ...fields,
  });
const at = (field: string, code: string) => ({ status: 422, error: { error_data: { [field]: [{ code }] } } });

async function launched(user: object) {
  const whole = { id: 620_000 + (count += 1), first_name: 'Ada', language_code: 'en', ...user };
  const payload = sign({ user: whole, query_id: 'q' }, testConfig.telegramBotToken, new Date(operator.time.ms));
  const { data } = await operator.call('auth.register', { is_tg: true, payload });
  const { uid } = (data as { payload: { uid: number } }).payload;
  const [row] = await operator.database.query(
    'select login, first_name, last_name from operator.players where uid = $1',
    [uid],
  );
  return { ...row, ownLogin: `tg${whole.id}` };
}

test('1-22, 16-A7 a Telegram user’s names are taken only as the form would take them', async () => {
  const hostile = ['=HYPERLINK', '<script>alert</script>', 'Ada\u202Etxt', '@ada', '-Ada', '+Ada', 'A'.repeat(65)];
  for (const name of hostile) {
    const { ownLogin, ...taken } = await launched({ first_name: name, last_name: name, username: name });
    expect([name, taken]).toEqual([name, { login: ownLogin, first_name: '', last_name: '' }]);
  }
  const { ownLogin, ...taken } = await launched({
    first_name: ' Анна-Мария ',
    last_name: 'O’Neill',
    username: 'ann_15',
  });
  expect(taken).toEqual({ login: 'ann_15', first_name: 'Анна-Мария', last_name: 'O’Neill' });
  expect(ownLogin).not.toBe('ann_15');
});

test.each(['support', 'casino_admin', 'Cr0upier_0fficial'])(
  '1-22, 16-A7 a Telegram user called %s signs in by a login that is made up',
  async (username) => {
    const { ownLogin, login } = (await launched({ username })) as { ownLogin: string; login?: string };
    expect(login).toBe(ownLogin);
  },
);

test.each(['admin', 'Supp0rt', 'саsino_help', 'm.o.d.e.r.a.t.o.r', 'Croupier-1'])(
  '3-18, 16-A7 nobody registers the login %s',
  async (login) => expect(await signUp({ login })).toMatchObject(at('login', 'nameReserved')),
);

test('3-18 a contact is a login whatever it contains', async () => {
  expect((await signUp({ email: 'support@example.test', login: 'support@example.test' })).status).toBe(200);
});

test.each(['=Ada', '-Ada', 'Ada\u202E', 'Ada\u200B'])(
  '5-27, 16-A7 a registration with the first name %j is refused at its field, and so is a profile',
  async (first_name) => {
    expect(await signUp({ first_name })).toMatchObject(at('first_name', 'wrongField'));
    const player = await operator.player({ country: 'LV' });
    const person = { first_name, last_name: 'Vale', birth_date: '1990-02-01', country: 'LV' };
    expect(await operator.call('account.saveProfileInfo', person, player)).toMatchObject(
      at('first_name', 'wrongField'),
    );
  },
);

test.each(['Admin', 'Suрроrt1', 'Croupier', 'CasinoTeam', 'Поддержка'])(
  '7-4, 16-A7 nobody takes the nickname %s',
  async (fakename) => {
    const player = await operator.player();
    expect(await operator.call('account.changefakename', { fakename }, player)).toMatchObject(
      at('fakename', 'nameReserved'),
    );
    expect((await operator.call('account.changefakename', { fakename: `Badminton${player.uid}` }, player)).data).toBe(
      1,
    );
  },
);
