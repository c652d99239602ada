/** 16-A1: what is told of an account reaches its owner, also while a thief has a session and a contact of their own there. */
import { expect, test } from 'vitest';
import { changePassword } from '../../testing/newPassword.ts';
import { enableContactFactor } from '../../testing/secondFactor.ts';
import { sentCount, sentMessages } from '../../testing/sentMessages.ts';
import { signIn } from '../../testing/signIn.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { TestPasskey } from '../../testing/TestPasskey.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';
import { withThief } from '../../testing/withThief.ts';
import type { Stolen } from '../../testing/withThief.ts';
import { PaymentMails } from '../cashier/PaymentMails.ts';
import { OutboxService } from './OutboxService.ts';
import { SandboxClock } from '../../SandboxClock.ts';

const DAY_MS = 24 * 3_600_000;

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const told: readonly (readonly [string, (stolen: Stolen) => Promise<unknown>])[] = [
  ['a sign-in', ({ owners }) => signIn(operator, owners)],
  ['a new password', ({ thief }) => changePassword(operator, thief)],
  [
    'a passkey',
    async ({ thief }) => {
      const { data } = await operator.call('passkeys.registerOptions', {}, thief);
      const { options } = data as { options: string };
      const credential = new TestPasskey().register({ options, origin: operator.config.siteUrl });
      expect((await operator.call('passkeys.register', { credential }, thief)).status).toBe(200);
    },
  ],
  [
    'a withdrawal',
    ({ uid }) => {
      const { database, config, time, vendors, app } = operator;
      const clock = new SandboxClock({ now: () => new Date(time.ms) });
      const outbox = new OutboxService({ config, database, clock, fetch: vendors.fetch, logger: app.log });
      const payment = { uid: BigInt(uid), amount: 5000n, currency: 'USD' };
      return new PaymentMails(outbox).tell(database, payment, 'withdrawalRequested');
    },
  ],
];

/** How many messages an action sends to the owner's contact and to the thief's. */
async function sentBy({ owners, evil }: Stolen, act: () => Promise<unknown>): Promise<readonly number[]> {
  const [toOwner, toThief] = [await sentCount(operator, owners), await sentCount(operator, evil)];
  await act();
  return [(await sentCount(operator, owners)) - toOwner, (await sentCount(operator, evil)) - toThief];
}

test.each(told)('16-A1 %s is told to the older phone, not to the e-mail that a thief has added', async (_, act) => {
  const stolen = await withThief(operator);
  expect(await sentBy(stolen, () => act(stolen))).toEqual([1, 0]);
});

test.each(told)('16-A1 %s is told to the e-mail that was replaced while that one counts', async (_, act) => {
  const stolen = await withThief(operator, 'email');
  expect(await sentBy(stolen, () => act(stolen))).toEqual([1, 0]);
});

test('16-A1 a second factor is told to the older phone, whose code the thief has no hand on', async () => {
  const stolen = await withThief(operator);
  await enableContactFactor(operator, stolen.evil, stolen.thief);
  expect((await sentMessages(operator, stolen.owners)).at(-1)?.body).toMatch(/^Two-factor sign-in was switched on/);
  expect((await sentMessages(operator, stolen.evil)).map(({ body }) => body)).not.toContainEqual(
    expect.stringContaining('Two-factor'),
  );
});

test('16-A1 once both are older than three days the e-mail is told, as before', async () => {
  const stolen = await withThief(operator);
  operator.time.ms += 3 * DAY_MS;
  expect(await sentBy(stolen, () => signIn(operator, stolen.owners))).toEqual([0, 1]);
});
