/** What a session has prepared ends with it: whoever was in the account gets no way back in by it. */
import { describe, expect, test } from 'vitest';
import { contactsOf } from '../../testing/contacts.ts';
import { interleaved } from '../../testing/interleaved.ts';
import { lastCode } from '../../testing/sentMessages.ts';
import { signIn } from '../../testing/signIn.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { launchOf, newTelegramUser } from '../../testing/telegramUsers.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

const guest = { address: '10.9.9.9' };

/** A player with two sessions: `here`, and one that somebody else may have. */
async function twice() {
  const { email, cookie: here } = await operator.player();
  const { cookie: there = '' } = await signIn(operator, email);
  return { email, here: { cookie: here }, there: { cookie: there } };
}
type Twice = Awaited<ReturnType<typeof twice>>;

const ways = [
  [
    '7-26 signed out from elsewhere',
    ({ here }: Twice) => operator.call('account.endSessions', { all_others: true }, here),
  ],
  ['signed out by itself', ({ there }: Twice) => operator.call('auth.logout', {}, there)],
] as const;

async function link(player: Twice) {
  const { data } = await operator.call('telegram.makeLink', {}, player.there);
  const code = (data as { link: string }).link.split('startapp=link_')[1] ?? '';
  const payload = launchOf(operator, newTelegramUser());
  return (agreed: boolean) => operator.call('telegram.takeLink', { payload, code, agreed });
}

async function pending({ email, there }: Twice) {
  const contact = `evil.${email}`;
  await operator.call('account.addcontact', { contact }, there);
  await operator.call('account.sendconfirmationtocontact', { contact }, there);
  const code = await lastCode(operator, contact);
  return { contact, confirm: () => operator.call('account.confirmContact', { contact, code }, guest) };
}

describe.each(ways)('of a session that is %s', (_name, end) => {
  test('1-22 the link for a Telegram user is refused', async () => {
    const player = await twice();
    const take = await link(player);
    expect((await take(false)).data).toMatchObject({ status: 'ASK' });
    expect((await end(player)).status).toBe(200);
    for (const agreed of [false, true])
      expect((await take(agreed)).error.error_data).toEqual({ code: [{ code: 'wrongField' }] });
    expect((await operator.call('telegram.getStatus', {}, player.here)).data).toMatchObject({ is_linked: false });
  });

  test('7-9 the contact that it has added is gone, and its code is refused', async () => {
    const player = await twice();
    const { contact, confirm } = await pending(player);
    expect(await contactsOf(operator, player.here)).toEqual([contact]);
    expect((await end(player)).status).toBe(200);
    expect(await contactsOf(operator, player.here)).toEqual([player.email]);
    expect((await confirm()).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  });

  test('7-9 the contact of the registration is confirmed by its link all the same', async () => {
    const player = await twice();
    await operator.call('account.sendconfirmationtocontact', { contact: player.email }, player.there);
    const code = await lastCode(operator, player.email);
    expect((await end(player)).status).toBe(200);
    const confirmed = await operator.call('account.confirmContact', { contact: player.email, code }, guest);
    expect(confirmed.data).toBe(1);
  });
});

test('7-26 signing others out keeps what the session itself has prepared, and drops the links of the others', async () => {
  const player = await twice();
  const own = { ...player, here: player.there, there: player.here };
  const { confirm } = await pending(own);
  await link(player);
  await operator.call('account.endSessions', { all_others: true }, player.here);
  expect((await confirm()).data).toBe(1);
  const left = await operator.database.query(
    'select 1 from operator.telegram_link_codes c join operator.players p using (uid) where p.email = $1',
    [`evil.${player.email}`],
  );
  expect(left).toEqual([]);
});

test('7-26 a session that is ended while its contact is being confirmed adds nothing', async () => {
  const player = await twice();
  const { contact, confirm } = await pending(player);
  const { reply } = await interleaved(operator.database, confirm, {
    before: 1,
    other: () => operator.call('account.endSessions', { all_others: true }, player.here),
  });
  expect(reply.error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect(await contactsOf(operator, player.here)).not.toContain(contact);
});
