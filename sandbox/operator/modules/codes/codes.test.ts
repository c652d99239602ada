import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { Throttle } from '../../sessions/Throttle.ts';
import type { Challenge } from './challenge.ts';
import { CodesService } from './CodesService.ts';
import { endCodes } from './endCodes.ts';

let operator: TestOperator;
let codes: CodesService;
let uids = 900_000n;
beforeAll(async () => {
  operator = await startTestOperator();
  const { database, config, time } = operator;
  const clock = new SandboxClock({ now: () => new Date(time.ms) });
  codes = new CodesService({ config, database, clock, fetch, logger: operator.app.log }, new Throttle(database, clock));
}, 60_000);
afterAll(() => operator.close());

const here = { key: 'session here', isOwn: true };
const there = { key: 'session there', isOwn: true };
const issue = (challenge: Challenge) => codes.issue(operator.database, challenge, []);
async function issued(): Promise<{
  readonly challenge: Challenge & { readonly uid: bigint };
  readonly code: string;
  readonly link: string;
}> {
  uids += 1n;
  const challenge = { purpose: 'confirm' as const, uid: uids, about: 'email x@example.test', place: here };
  const answer = await issue(challenge);
  if (answer.status !== 'issued') throw new Error('a code was expected');
  expect(answer).toMatchObject({ minutes: 10, resendSeconds: 60 });
  return { challenge, code: answer.code, link: answer.link };
}
const verify = (challenge: Challenge, code: string) => codes.verify(challenge, code);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('9-1 a code has six digits, works once, and only for its purpose, account and subject', async () => {
  const { challenge, code } = await issued();
  expect(code).toMatch(/^\d{6}$/);
  expect(await verify({ ...challenge, purpose: 'restore' }, code)).toBe('expired');
  expect(await verify({ ...challenge, uid: challenge.uid + 1_000n }, code)).toBe('expired');
  expect(await verify({ ...challenge, uid: null }, code)).toBe('expired');
  expect(await verify({ ...challenge, about: 'email y@example.test' }, code)).toBe('expired');
  expect(await verify(challenge, code)).toBe('right');
  expect(await verify(challenge, code)).toBe('expired');
});

test('a code ends after 10 minutes', async () => {
  const { challenge, code } = await issued();
  operator.time.ms += 10 * 60_000;
  expect(await verify(challenge, code)).toBe('expired');
});

test('after five wrong tries the right code is refused, also when they come at once', async () => {
  const { challenge, code } = await issued();
  const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(challenge, other(code))));
  expect(guesses.filter((verdict) => verdict === 'wrong')).toHaveLength(5);
  expect(await verify(challenge, code)).toBe('expired');
});

test('of two calls with the right code one wins', async () => {
  const { challenge, code } = await issued();
  const verdicts = await Promise.all([verify(challenge, code), verify(challenge, code)]);
  expect(verdicts.sort()).toEqual(['expired', 'right']);
});

test('4-14 another code can be requested after a minute, and ends the one before', async () => {
  const { challenge, code } = await issued();
  operator.time.ms += 59_000;
  expect(await issue(challenge)).toEqual({ status: 'tooEarly', resendSeconds: 1 });
  operator.time.ms += 1_000;
  const next = await issue(challenge);
  if (next.status !== 'issued') throw new Error('a code was expected');
  if (next.code !== code) expect(await verify(challenge, code)).toBe('wrong');
  expect(await verify(challenge, next.code)).toBe('right');
});

test('4-14 another code has five tries of its own, whatever was tried before', async () => {
  const { challenge, code } = await issued();
  for (let tries = 0; tries < 5; tries += 1) await verify(challenge, other(code));
  operator.time.ms += 60_000;
  const next = await issue(challenge);
  if (next.status !== 'issued') throw new Error('a code was expected');
  for (let tries = 0; tries < 4; tries += 1) expect(await verify(challenge, other(next.code))).toBe('wrong');
  expect(await verify(challenge, next.code)).toBe('right');
});

test('codes are not stored as they are', async () => {
  const { challenge, code, link } = await issued();
  const rows = await operator.database.query('select * from operator.codes where subject = $1', [
    `${challenge.uid} ${challenge.about}`,
  ]);
  const stored = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  expect([rows.length, stored.includes(code), stored.includes(link)]).toEqual([1, false, false]);
});

test('Part 16-6 each place has its own code, tries and resend time', async () => {
  const { challenge, code } = await issued();
  const elsewhere = { ...challenge, place: there };
  expect(await verify(elsewhere, code)).toBe('expired');
  const another = await issue(elsewhere);
  if (another.status !== 'issued') throw new Error('a code was expected');
  for (let tries = 0; tries < 6; tries += 1) await verify(elsewhere, other(another.code));
  expect(await verify(elsewhere, another.code)).toBe('expired');
  expect(await verify(challenge, code)).toBe('right');
});

test('Part 16-6 a code is right elsewhere without using up tries, once, and not after its own five', async () => {
  const { challenge, code } = await issued();
  for (let tries = 0; tries < 9; tries += 1) expect(await codes.verifyElsewhere(challenge, other(code))).toBe(false);
  expect(await codes.verifyElsewhere({ ...challenge, uid: challenge.uid + 1_000n }, code)).toBe(false);
  expect(await codes.verifyElsewhere(challenge, code)).toBe(true);
  expect(await codes.verifyElsewhere(challenge, code)).toBe(false);
  const worn = await issued();
  for (let tries = 0; tries < 5; tries += 1) await verify(worn.challenge, other(worn.code));
  expect(await codes.verifyElsewhere(worn.challenge, worn.code)).toBe(false);
});

test('Part 16-6 a link names its account, once, and only for what it is about', async () => {
  const { challenge, link } = await issued();
  const { uid, about } = challenge;
  expect(link).toMatch(/^[\w-]{16}$/);
  expect(await codes.verifyLink('confirm', 'email y@example.test', link)).toBe(null);
  expect(await codes.verifyLink('prove', about, link)).toBe(null);
  for (let tries = 0; tries < 5; tries += 1) await verify(challenge, '');
  expect(await codes.verifyLink('confirm', about, link)).toBe(uid);
  expect(await codes.verifyLink('confirm', about, link)).toBe(null);
});

test('Part 16-6 a code that is only pretended is right nowhere', async () => {
  const { challenge } = await issued();
  operator.time.ms += 60_000;
  expect(await codes.pretend(operator.database, challenge)).toMatchObject({ status: 'issued', resendSeconds: 60 });
  const rows = await operator.database.query<{ code_hash: string; link_hash: string | null }>(
    'select code_hash, link_hash from operator.codes where subject = $1',
    [`${challenge.uid} ${challenge.about}`],
  );
  expect(rows).toEqual([{ code_hash: 'none', link_hash: null }]);
  expect([await verify(challenge, 'none'), await verify(challenge, '000000')]).toEqual(['wrong', 'wrong']);
});

test('Part 16-6 the codes of an account end by its uid alone', async () => {
  const { challenge, code } = await issued();
  const longer = { ...challenge, uid: challenge.uid * 10n };
  const kept = await issue(longer);
  if (kept.status !== 'issued') throw new Error('a code was expected');
  await endCodes(operator.database, challenge.uid);
  expect(await verify(challenge, code)).toBe('expired');
  expect(await verify(longer, kept.code)).toBe('right');
});
