/** 16-A6: whoever has stolen a session does not use up the tries of the owner's password. */
import { expect, test } from 'vitest';
import { changePassword, firstPassword, stranger } from '../../../testing/newPassword.ts';
import { signIn } from '../../../testing/signIn.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

const HOUR_MS = 3_600_000;

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const prove = async (by: Caller, password = 'wrong-lamp-71') =>
  (await operator.call('account.prove', { kind: 'password', password }, by)).status;
/** Wrong passwords, until the answer is that there were too many; how many were looked at. */
async function guess(by: Caller): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) if ((await prove(by)) === 429) return tries;
  throw new Error('Guesses have no limit');
}

/** A player with a session of their own, and another one, begun a minute later, that is used from elsewhere. */
async function withTwo() {
  const { uid, email } = await operator.player();
  const own = stranger();
  const first = await operator.call('auth.login', { login: email, password: firstPassword }, own);
  operator.time.ms += 60_000;
  const second = await signIn(operator, email);
  return { uid, email, owner: { ...own, cookie: first.cookie }, stolen: { ...stranger(), cookie: second.cookie } };
}

test('16-A6 ten wrong passwords in another session leave the owner’s right one right', async () => {
  const { owner, stolen } = await withTwo();
  expect(await guess(stolen)).toBe(10);
  expect(await prove(owner, firstPassword)).toBe(200);
  expect((await changePassword(operator, owner)).status).toBe(200);
});

test('16-A6 a session has twenty tries a day, and those elsewhere fifty together', async () => {
  const { email, owner, stolen } = await withTwo();
  const looked = [];
  for (let round = 0; round < 3; round += 1) {
    looked.push(await guess(stolen));
    operator.time.ms += HOUR_MS;
    await operator.call('account.getInfo', {}, owner);
  }
  expect(looked).toEqual([10, 10, 0]);
  for (let round = 0; round < 4; round += 1) {
    operator.time.ms += 60_000;
    looked.push(await guess({ ...stranger(), cookie: (await signIn(operator, email)).cookie }));
  }
  expect(looked.slice(3)).toEqual([10, 10, 10, 0]);
  expect(await prove(owner, firstPassword)).toBe(200);
});

test('16-A6 a session that continues another one has no tries of its own', async () => {
  const { uid, owner, stolen } = await withTwo();
  // As a handoff leaves it.
  const began = 'select min(created_at) from operator.sessions where uid = $1';
  await operator.database.query(`update operator.sessions set created_at = (${began}) where uid = $1`, [uid]);
  expect([await guess(owner), await guess(stolen)]).toEqual([10, 0]);
});
