import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { TestPasskey } from '../../../testing/TestPasskey.ts';
import { TestCashier } from '../testing/TestCashier.ts';
import { WithdrawalPlayer } from './testing/WithdrawalPlayer.ts';

const QUARTER_MS = 15 * 60_000;

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'strict' });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
}, 60_000);
afterAll(() => operator.close());

const confirmEmail = ({ uid }: WithdrawalPlayer) =>
  operator.database.query('update operator.players set email_confirmed_at = now() where uid = $1', [uid]);

async function lastCode({ uid }: WithdrawalPlayer): Promise<string> {
  const [message] = await operator.database.query<{ body: string }>(
    'select body from operator.outbox where uid = $1 order by seq desc limit 1',
    [uid],
  );
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

test('7-52 a sign-in counts as the proof for a quarter of an hour, then the password is asked for', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  operator.time.ms += QUARTER_MS;
  expect((await player.withdraw('20')).status).toBe(200);
  operator.time.ms += 1;
  expect((await player.settings()).proof).toEqual({ is_needed: true, ways: ['password'], contact: '' });
  expect((await player.withdraw('20')).error).toMatchObject({
    type: 'WithdrawalDeclinedException',
    error_data: { reason: 'proof_required', ways: ['password'] },
  });
  const prove = (password: string) => player.call('cashier.provewithdrawal', { way: 'password', password });
  expect((await prove('')).error.error_data).toEqual({ password: [{ code: 'insertPassword' }] });
  expect((await prove('wrong-lamp-71')).error.error_data).toEqual({ password: [{ code: 'wrongPassword' }] });
  expect((await player.withdraw('20')).error.type).toBe('WithdrawalDeclinedException');
  const until = new Date(operator.time.ms + QUARTER_MS).toISOString();
  expect((await prove('otter-lamp-71')).data).toEqual({ until });
  expect((await player.withdraw('20')).status).toBe(200);
  operator.time.ms += QUARTER_MS + 1;
  expect((await player.withdraw('20')).error.type).toBe('WithdrawalDeclinedException');
});

test('7-52 a proof belongs to its session: another device of the player still has to prove', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  operator.time.ms += QUARTER_MS + 1;
  await player.call('cashier.provewithdrawal', { way: 'password', password: 'otter-lamp-71' });
  await operator.database.query(
    `update operator.withdrawal_proofs set session_id = (select id from operator.sessions
    where uid <> $1 limit 1) where uid = $1`,
    [player.uid],
  );
  expect((await player.withdraw('20')).error.type).toBe('WithdrawalDeclinedException');
});

test('7-52, 5-51 a code to the confirmed contact proves as well, once', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  await confirmEmail(player);
  operator.time.ms += QUARTER_MS + 1;
  const { proof } = await player.settings();
  expect(proof.ways).toEqual(['password', 'code']);
  expect(proof.contact).toMatch(/^p…@example\.test$/);
  expect((await player.call('cashier.sendwithdrawalcode')).data).toEqual({ resend_time: 60 });
  expect((await player.call('cashier.sendwithdrawalcode')).error).toMatchObject({
    type: 'TooManyRequestsException',
    error_data: { resend_time: 60 },
  });
  const code = await lastCode(player);
  const prove = (typed: string) => player.call('cashier.provewithdrawal', { way: 'code', code: typed });
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await prove(wrong)).error.error_data).toEqual({ code: [{ code: 'wrongCode' }] });
  expect((await prove(code)).status).toBe(200);
  expect((await prove(code)).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect((await player.withdraw('20')).status).toBe(200);
});

test('7-52 a way that the player does not have proves nothing', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  operator.time.ms += QUARTER_MS + 1;
  const { error } = await player.call('cashier.provewithdrawal', { way: 'authenticator', code: '123456' });
  expect(error).toMatchObject({ type: 'InvalidParameterException', error_data: { way: [{ code: 'wrongField' }] } });
  expect((await player.call('cashier.sendwithdrawalcode')).error.type).toBe('UserNeedConfirmContactException');
});

test('8-9, 5-52 an earlier destination is offered by its mask, used by its id, and forgotten on request', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  const other = await WithdrawalPlayer.create(operator, '500.00');
  operator.vendors.requests.length = 0;
  expect((await player.withdraw('20')).status).toBe(200);
  const [known] = (await player.settings()).destinations;
  expect(known).toMatchObject({ method: 'card', requisites: '411111...1111', status: 'ready' });
  const byId = { requisites: '', destination: known!.id };
  expect((await player.withdraw('20', byId)).status).toBe(200);
  const paidTo = cashier.asked('payouts').map(({ requisites }) => requisites);
  expect(paidTo).toEqual(['4111111111111111', '4111111111111111']);
  const wrong = { type: 'InvalidParameterException', error_data: { destination: [{ code: 'wrongField' }] } };
  expect((await other.withdraw('20', byId)).error).toMatchObject(wrong);
  expect((await player.withdraw('20', { ...byId, method: 'flashpay' })).error).toMatchObject(wrong);
  await player.call('cashier.dropdestination', { destination: known!.id });
  expect((await player.settings()).destinations).toEqual([]);
  expect((await player.withdraw('20', byId)).error).toMatchObject(wrong);
  const [stored] = await operator.database.query<{ full_requisites: string }>(
    'select full_requisites from operator.withdrawal_destinations limit 1',
  );
  expect(stored?.full_requisites ?? 'gcm1:').toMatch(/^gcm1:/);
});

test('7-52, trust a passkey of the player proves, once per challenge; another player’s does not', async () => {
  const origin = operator.config.siteUrl;
  const optionsOf = async (player: WithdrawalPlayer, name: string, input = {}) =>
    ((await player.call(name, input)).data as { options: string }).options;
  const withPasskey = async () => {
    const player = await WithdrawalPlayer.create(operator, '500.00');
    const passkey = new TestPasskey();
    const options = await optionsOf(player, 'passkeys.registerOptions', { password: 'otter-lamp-71' });
    await player.call('passkeys.register', { credential: passkey.register({ options, origin }) });
    return { player, passkey };
  };
  const [own, other] = [await withPasskey(), await withPasskey()];
  operator.time.ms += QUARTER_MS + 1;
  expect((await own.player.settings()).proof.ways).toEqual(['passkey', 'password']);
  const prove = (credential: string) => own.player.call('cashier.provewithdrawal', { way: 'passkey', credential });
  const refusal = { credential: [{ code: 'wrongField' }] };
  const foreign = await optionsOf(other.player, 'cashier.withdrawalpasskey');
  expect((await prove(other.passkey.signIn({ options: foreign, origin }))).error.error_data).toEqual(refusal);
  expect((await prove(own.passkey.signIn({ options: foreign, origin }))).error.error_data).toEqual(refusal);
  const options = await optionsOf(own.player, 'cashier.withdrawalpasskey');
  const answer = own.passkey.signIn({ options, origin });
  expect((await prove(answer)).status).toBe(200);
  expect((await prove(answer)).error.error_data).toEqual(refusal);
  expect((await own.player.withdraw('20')).status).toBe(200);
});
