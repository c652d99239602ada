/** A player of a social sign-in alone proves again who they are, by the service. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SocialVisitor, startSocialSandbox } from './SocialVisitor.ts';
import type { SocialSandbox } from './SocialVisitor.ts';

const QUARTER_MS = 15 * 60_000;
const proof = { type_auth: 'proof' };

let sandbox: SocialSandbox;
beforeAll(async () => {
  sandbox = await startSocialSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** A player whose sign-in is no fresh proof any more, and their subject at the service. */
async function oldPlayer(email: string) {
  const who = new SocialVisitor(sandbox);
  await who.newPerson('Robin Vale', email);
  const [row] = await sandbox.operator.database.query<{ subject: string }>(
    'select i.subject from operator.social_identities i join operator.players p using (uid) where p.email = $1',
    [email],
  );
  sandbox.operator.time.ms += QUARTER_MS + 1;
  return { who, subject: row?.subject ?? '' };
}
const ask = (who: SocialVisitor) => who.call('privacy.exportData', { format: 'json' });
const countPlayers = async () => {
  const [row] = await sandbox.operator.database.query<{ count: bigint }>(
    'select count(*) as count from operator.players',
  );
  return row?.count;
};

test('2.9-9, trust the service proves its player again, in the session that they have', async () => {
  const { who, subject } = await oldPlayer('robin-1@example.test');
  const before = who.session;
  expect((await ask(who)).error.error_data).toEqual({ proof: ['social'] });
  expect((await who.call('account.getProof')).data).toMatchObject({ kinds: ['social'], services: ['lumen'] });
  const ended = await who.enter('person', { subject }, proof);
  expect([ended.status, ended.outcome, who.session]).toEqual([200, 'proved', before]);
  expect((await ask(who)).status).toBe(200);
});

test('2.9-9 the way to the service asks it for a sign-in of its own', async () => {
  const { who } = await oldPlayer('robin-2@example.test');
  const { searchParams } = new URL((await who.init(proof)).location);
  expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
});

test('2.9-9 somebody else, known or new, proves nothing; nobody is signed in or registered', async () => {
  const { who } = await oldPlayer('robin-3@example.test');
  const other = await oldPlayer('robin-4@example.test');
  const [before, players] = [who.session, await countPlayers()];
  for (const [what, choice] of [
    ['person', { subject: other.subject }],
    ['new', { name: 'New Comer', email: '' }],
  ] as const) {
    // The same browser, in which nobody has signed in at the service yet.
    const browser = new SocialVisitor(sandbox);
    browser.cookies.set('croupier_session', before ?? '');
    const ended = await browser.enter(what, choice, proof);
    expect([ended.status, ended.outcome, browser.session]).toEqual([403, 'otherPerson', before]);
  }
  expect([(await ask(who)).status, await countPlayers()]).toEqual([422, players]);
});

test('2.9-9 without a session there is nothing to prove, and one that has ended meanwhile stays over', async () => {
  const { who, subject } = await oldPlayer('robin-5@example.test');
  expect((await new SocialVisitor(sandbox).init(proof)).outcome).toBe('refused');
  const back = await who.atService('person', { subject }, proof);
  await who.call('auth.logout');
  expect((await who.open(back, { 'sec-fetch-site': 'cross-site' })).outcome).toBe('expired');
});
