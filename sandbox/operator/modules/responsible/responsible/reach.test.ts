/** 16-A4: which other accounts a self-exclusion reaches, and which it does not. */
import { describe, expect, test } from 'vitest';
import type { WireFields } from '../../../../../src/contract/base/wire.ts';
import { ExcludedIdentifiers } from '../../../players/ExcludedIdentifiers.ts';
import { confirmContact, markConfirmed } from '../../../testing/contacts.ts';
import { exclude } from '../../../testing/exclude.ts';
import { sentMessages } from '../../../testing/sentMessages.ts';
import { signIn, uidOf } from '../../../testing/signIn.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { launched, launchOf, linked, present } from '../../../testing/telegramUsers.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

const people = { count: 0 };
const newEmail = () => `reach-${(people.count += 1)}@example.test`;
const born = { first_name: 'Ilze', birth_date: '1988-03-04', country: 'LV' };

/** A player who has confirmed their contacts four days ago. */
const confirmed = async (fields: WireFields = {}) => {
  const player = await operator.player(fields);
  await markConfirmed(operator, player.uid, operator.time.ms - 4 * 86_400_000);
  return player;
};
/** What has become of the account: it is excluded, only held, or none of both. */
async function stateOf(uid: number): Promise<'excluded' | 'held' | 'free'> {
  const [row] = await operator.database.query<{ excluded: boolean; held: boolean }>(
    `select exists (select 1 from operator.exclusions e where e.uid = p.uid and e.until > $2) as excluded,
       coalesce(play_held_until > $2, false) as held from operator.players p where uid = $1`,
    [uid, new Date(operator.time.ms)],
  );
  if (row?.excluded === true) return 'excluded';
  return row?.held === true ? 'held' : 'free';
}

describe('what was left before the exclusion', () => {
  /** A player who has unlinked their Telegram, which has then made another account. */
  async function twoAccounts() {
    const { player, id } = await linked(operator);
    expect((await operator.call('telegram.unlink', {}, player)).status).toBe(200);
    const other = await launched(operator, id);
    expect(other.uid).not.toBe(player.uid);
    return { player, id, other };
  }

  test('1-22 a Telegram user excludes the account that has them now, and its sessions end', async () => {
    const { player, id, other } = await twoAccounts();
    await exclude(operator, player);
    expect(await stateOf(other.uid)).toBe('excluded');
    expect(await uidOf(operator, other)).toBe(0);
    expect(await present(operator, launchOf(operator, id))).toMatchObject({
      status: 401,
      error: { error_data: { exclusion: 'self_exclusion' } },
    });
  });

  test('1-22 an exclusion in the account that has them now excludes the one that had them', async () => {
    const { player, other } = await twoAccounts();
    await exclude(operator, other);
    expect(await stateOf(player.uid)).toBe('excluded');
    expect(await signIn(operator, player.email)).toMatchObject({ status: 401 });
  });

  test('16-A4 so does an account at a service, which no two accounts have at a time', async () => {
    const [player, other] = [await operator.player(), await operator.player()];
    const service = { issuer: 'https://id.example.test', subject: 'ada 7' };
    const excluded = new ExcludedIdentifiers(
      operator.database,
      { now: () => new Date(operator.time.ms) },
      testConfig.requisitesSecret,
    );
    await operator.database.transaction((tx) => excluded.keepLeft(tx, BigInt(player.uid), service));
    await operator.database.query(
      'insert into operator.social_identities (issuer, subject, uid, created_at) values ($1, $2, $3, $4)',
      [service.issuer, service.subject, other.uid, new Date(operator.time.ms)],
    );
    await exclude(operator, player);
    expect(await stateOf(other.uid)).toBe('excluded');
  });

  test.each([
    ['and has confirmed it excludes', true, 'excluded'],
    ['without confirming it only holds', false, 'held'],
  ])('7-20 a confirmed address of before, that another account has %s that account', async (_how, isProven, state) => {
    const player = await confirmed();
    const next = newEmail();
    await operator.database.query('update operator.players set pending_email = $2 where uid = $1', [player.uid, next]);
    expect((await confirmContact(operator, next, player)).status).toBe(200);
    const email = player.email.replace('@', '+later@');
    const other = await (isProven ? confirmed : operator.player.bind(operator))({ email });
    await exclude(operator, player);
    expect(await stateOf(other.uid)).toBe(state);
  });

  test('3-14 a name of before holds the account that has it now', async () => {
    const [player, other] = [
      await operator.player({ ...born, last_name: 'Ozols' }),
      await operator.player({ ...born, last_name: 'Berzins' }),
    ];
    const renamed = { ...born, last_name: 'Liepa' };
    expect((await operator.call('account.saveProfileInfo', renamed, player)).status).toBe(200);
    const namesake = await operator.player({ ...born, last_name: 'Ozols' });
    await exclude(operator, player);
    expect([await stateOf(namesake.uid), await stateOf(other.uid)]).toEqual(['held', 'free']);
  });

  test('16-A4 it is stored encrypted, and only its hash outlasts the account', async () => {
    const { player, id } = await twoAccounts();
    const [row] = await operator.database.query<{ sealed: string }>(
      `select sealed from operator.excluded_identifiers where uid = $1 and kind = 'telegram'`,
      [player.uid],
    );
    expect(row?.sealed).toMatch(/^gcm1:/);
    expect(row?.sealed).not.toContain(String(id));
  });
});

describe('a stranger’s account', () => {
  test('16-A4 with an address that it has not confirmed reaches nobody', async () => {
    const victim = await confirmed();
    const stranger = await operator.player({ email: victim.email.replace('@', '+x@') });
    await exclude(operator, stranger, 'self_exclusion', 60);
    expect(await stateOf(victim.uid)).toBe('free');
  });

  test('7-20, 16-A4 nor keeps it the owner of the address from signing up and confirming it', async () => {
    const email = newEmail();
    await exclude(operator, await operator.player({ email: email.replace('@', '+x@') }), 'self_exclusion', 60);
    const owner = await operator.player({ email });
    // Nobody has proven the address yet.
    expect(await stateOf(owner.uid)).toBe('held');
    expect((await confirmContact(operator, email, owner)).data).toBe(1);
    expect(await stateOf(owner.uid)).toBe('free');
  });

  test('16-A4 with the name and birth date as well it does', async () => {
    const email = newEmail();
    const person = { ...born, last_name: 'Zarins' };
    await exclude(operator, await operator.player({ email: email.replace('@', '+x@'), ...person }));
    const owner = await operator.player({ email });
    expect((await operator.call('account.saveProfileInfo', person, owner)).status).toBe(200);
    const reply = await confirmContact(operator, email, owner);
    expect(reply).toMatchObject({ status: 401, error: { error_data: { exclusion: 'self_exclusion' } } });
    expect(await stateOf(owner.uid)).toBe('held');
    // The client takes the answer for the end of its session.
    expect(await uidOf(operator, owner)).toBe(0);
  });

  test('16-A4 who is held by a name is told in the inbox and by mail, once, with the way to the support', async () => {
    const person = { ...born, last_name: 'Kalns' };
    const held = await operator.player(person);
    await markConfirmed(operator, held.uid);
    const first = await operator.player({ ...born, last_name: 'Krumins' });
    const second = await operator.player({ ...born, last_name: 'Vitols' });
    for (const one of [first, second]) {
      await operator.call('account.saveProfileInfo', person, one);
      await exclude(operator, one);
    }
    await operator.control('happenings/tell');
    const { items } = (await operator.call('inbox.get', {}, held)).data as {
      items: object[];
    };
    expect(items.filter((item) => JSON.stringify(item).includes('on hold'))).toHaveLength(1);
    expect(JSON.stringify(items)).toContain('/support');
    const mails = (await sentMessages(operator, held.email)).filter(({ subject }) => subject.includes('on hold'));
    expect(mails).toMatchObject([{ link: expect.stringMatching(/\/support$/) as string }]);
  });
});
