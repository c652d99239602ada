/** 40.2, 40.3: a way in that is removed takes along what it has opened, wherever that has gone meanwhile. */
import { expect, test } from 'vitest';
import { signIn, uidOf } from '../../../testing/signIn.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';
import { launched, linked, present } from '../../../testing/telegramUsers.ts';
import { TestPasskey } from '../../../testing/TestPasskey.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

async function handOver(from: Caller): Promise<{ readonly cookie: string }> {
  const place = { path: '/', search: '', scroll: 0, drafts: '{}' };
  const { code } = (await operator.call('handoff.create', place, from)).data as { code: string };
  const { claim, number } = (await operator.call('handoff.claim', { code })).data as { claim: string; number: number };
  await operator.call('handoff.answer', { code, number }, from);
  const { cookie = '' } = await operator.call('handoff.take', { claim });
  return { cookie };
}

/** Whose each session is; 0 of one that has ended. */
const owners = (sessions: readonly Caller[]) => Promise.all(sessions.map((one) => uidOf(operator, one)));

test.each([
  ['telegram.unlink', {}],
  ['entries.remove', 'telegram'],
] as const)('1-22 %s ends what a launch has handed to a browser, also after a reload there', async (name, kind) => {
  const { player, id } = await linked(operator);
  const opened = await launched(operator, id);
  const web = await handOver(opened);
  const further = await handOver(web);
  const password = { cookie: (await signIn(operator, player.email)).cookie };
  expect(await owners([opened, web, further, password, player])).toEqual(Array(5).fill(player.uid));
  const fields = kind === 'telegram' ? { id: `telegram:${id}` } : {};
  expect((await operator.call(name, fields, player)).data).toBe(1);
  expect(await owners([opened, web, further, password, player])).toEqual([0, 0, 0, player.uid, player.uid]);
});

test('1-22 the browser in which Telegram is unlinked stays signed in, though a launch had opened it', async () => {
  const { player, id } = await linked(operator);
  const opened = await launched(operator, id);
  const [here, elsewhere] = [await handOver(opened), await handOver(opened)];
  expect((await operator.call('telegram.unlink', {}, here)).data).toBe(1);
  expect(await owners([here, elsewhere, opened])).toEqual([player.uid, 0, 0]);
});

test('1-22 a launch that is presented again goes on as the same way in', async () => {
  const { player, launch } = await linked(operator);
  const { token: bearer } = ((await present(operator, launch)).data as { payload: { token: string } }).payload;
  const web = await handOver({ bearer });
  await operator.call('telegram.unlink', {}, player);
  expect(await owners([{ bearer }, web])).toEqual([0, 0]);
});

test('2.9-9 a passkey that is removed takes the sessions along that it has opened, and no others', async () => {
  const [one, other] = [new TestPasskey(), new TestPasskey()];
  const player = await operator.player();
  const origin = operator.config.siteUrl;
  for (const passkey of [one, other]) {
    const { options } = (await operator.call('passkeys.registerOptions', {}, player)).data as { options: string };
    const credential = passkey.register({ options, origin });
    expect((await operator.call('passkeys.register', { credential }, player)).status).toBe(200);
  }
  const enter = async (passkey: TestPasskey) => {
    const { options } = (await operator.call('passkeys.signInOptions')).data as { options: string };
    const credential = passkey.signIn({ options, origin });
    const { cookie = '' } = await operator.call('passkeys.signIn', { credential });
    return { cookie };
  };
  const [here, elsewhere, byOther] = [await enter(one), await enter(one), await enter(other)];
  const id = one.id.toString('base64url');
  expect((await operator.call('passkeys.remove', { id }, here)).data).toBe(1);
  expect(await owners([here, elsewhere, byOther, player])).toEqual([player.uid, 0, player.uid, player.uid]);
});
