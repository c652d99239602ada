/** 16-A6: a contact that a new password has held is an intruder's until its player confirms it: nothing more goes there. */
import { expect, test } from 'vitest';
import { tellHappening } from '../../happenings/tellHappening.ts';
import { addContact } from '../../testing/contacts.ts';
import { newPassword, restoreAccess } from '../../testing/newPassword.ts';
import { sentCount, sentMessages } from '../../testing/sentMessages.ts';
import { signIn } from '../../testing/signIn.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';
import { withThief } from '../../testing/withThief.ts';
import { Reviews } from '../verification/verification/Reviews.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { OutboxService } from './OutboxService.ts';

const DAY_MS = 24 * 3_600_000;

let operator: TestOperator;
withTestOperator((started) => (operator = started));

/** An intruder's session has added an e-mail, subscribed it and written to the support; then the owner has restored access. */
async function withHeld() {
  const { uid, owners: phone, evil } = await withThief(operator);
  operator.time.ms += 4 * DAY_MS;
  const later = { cookie: (await signIn(operator, phone)).cookie ?? '' };
  const about = { category: 'account', subject: 'My account', message: 'Who am I?', request_id: `held-${uid}` };
  const sent = await operator.call('support.sendFeedback', { ...about, email: '', attachments: [] }, later);
  const ticketId = (sent.data as { ticket_id: number }).ticket_id;
  await operator.database.query('update operator.players set email_subscribed_at = $2 where uid = $1', [
    uid,
    new Date(operator.time.ms),
  ]);
  expect((await restoreAccess(operator, { email: phone })).status).toBe(200);
  const owner = { cookie: (await signIn(operator, phone, newPassword)).cookie ?? '' };
  return { uid, phone, evil, owner, ticketId };
}
type Held = Awaited<ReturnType<typeof withHeld>>;

/** How many messages an action sends to the owner's phone and to the address that is held. */
async function sentBy({ phone, evil }: Held, act: () => Promise<unknown>): Promise<readonly number[]> {
  const [toOwner, toHeld] = [await sentCount(operator, phone), await sentCount(operator, evil)];
  await act();
  return [(await sentCount(operator, phone)) - toOwner, (await sentCount(operator, evil)) - toHeld];
}

test('16-A6 promotions', async () => {
  const held = await withHeld();
  const reply = await operator.control('promotion', { uid: held.uid });
  expect(JSON.parse(reply.body)).toMatchObject({ sent: 0 });
});

test('16-A6 the answer to a ticket, which keeps no address of its own', async () => {
  const held = await withHeld();
  const answered = () => operator.control('support/answer', { ticket_id: held.ticketId, text: 'You are Robin.' });
  expect(await sentBy(held, answered)).toEqual([0, 0]);
  const items = await operator.call('support.getTicket', { ticket_id: held.ticketId }, held.owner);
  expect(JSON.stringify(items.data)).toContain('You are Robin.');
});

test('16-A6 a ticket of before, which keeps the address that the account had, is answered at that of today', async () => {
  const { uid, email, cookie } = await operator.player();
  const evil = `thief.${email}`;
  const about = { category: 'account', subject: 'Mine', message: 'Who am I?', request_id: `before-${uid}` };
  const sent = await operator.call('support.sendFeedback', { ...about, email: '', attachments: [] }, { cookie });
  const { ticket_id } = sent.data as { ticket_id: number };
  await operator.database.query('update operator.support_tickets set email = $2 where id = $1', [ticket_id, evil]);
  await operator.control('support/answer', { ticket_id, text: 'You are Robin.' });
  expect((await sentMessages(operator, email)).at(-1)?.body).toContain('You are Robin.');
  expect(await sentCount(operator, evil)).toBe(0);
});

test('16-A6 that another e-mail has taken its place, which the phone is told', async () => {
  const held = await withHeld();
  const replace = () => addContact(operator, `own.${held.evil}`, held.owner);
  expect(await sentBy(held, replace)).toEqual([1, 0]);
});

test('16-A6 the closing of the account', async () => {
  const held = await withHeld();
  const close = async () => expect((await operator.call('privacy.closeAccount', {}, held.owner)).data).toBe(1);
  expect(await sentBy(held, close)).toEqual([1, 0]);
});

test('16-A6 that the account is held', async () => {
  const held = await withHeld();
  const { database, time } = operator;
  await tellHappening(database, BigInt(held.uid), 'playHeld', { cause: 'person' }, new Date(time.ms));
  expect(await sentBy(held, () => operator.control('happenings/tell'))).toEqual([1, 0]);
});

test('16-A6 the decision on the identity', async () => {
  const held = await withHeld();
  const { config, database, time, vendors, app } = operator;
  const clock = new SandboxClock({ now: () => new Date(time.ms) });
  vendors.on('/verification/resources/applicants', () =>
    Response.json({
      id: `app_${held.uid}`,
      externalUserId: String(held.uid),
      review: { reviewStatus: 'init', changedAtMs: '' },
    }),
  );
  await operator.call('verification.createApplicant', {}, held.owner);
  const outbox = new OutboxService({ config, database, clock, fetch: vendors.fetch, logger: app.log });
  const decided = { status: 'approved', rejectLabels: [], at: new Date(time.ms + 1000) } as const;
  const apply = () =>
    database.transaction((tx) =>
      new Reviews({ clock }, outbox).apply(tx, `app_${held.uid}`, String(held.uid), decided),
    );
  expect(await sentBy(held, apply)).toEqual([1, 0]);
});
