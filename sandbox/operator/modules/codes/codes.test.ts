import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { CodesService } from './CodesService.ts';
import type { Challenge } from './CodesService.ts';

let operator: TestOperator;
let codes: CodesService;
let subjects = 0;
beforeAll(async () => {
  operator = await startTestOperator();
  const { database, config, time } = operator;
  const clock = new SandboxClock({ now: () => new Date(time.ms) });
  codes = new CodesService({ config, database, clock, fetch, logger: operator.app.log });
}, 60_000);
afterAll(() => operator.close());

async function issued(): Promise<{ readonly challenge: Challenge; readonly code: string }> {
  subjects += 1;
  const challenge: Challenge = { purpose: 'confirm', subject: `subject ${subjects}` };
  const answer = await codes.issue(operator.database, challenge);
  if (answer.status !== 'issued') throw new Error('a code was expected');
  expect(answer).toMatchObject({ minutes: 10, resendSeconds: 60 });
  return { challenge, code: answer.code };
}
const verify = (challenge: Challenge, code: string) => codes.verify(operator.database, challenge, code);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('9-1 a code has six digits, works once, and only for its purpose and subject', async () => {
  const { challenge, code } = await issued();
  expect(code).toMatch(/^\d{6}$/);
  expect(await verify({ ...challenge, purpose: 'restore' }, code)).toBe('expired');
  expect(await verify({ ...challenge, subject: 'somebody else' }, code)).toBe('expired');
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
  expect(await codes.issue(operator.database, challenge)).toEqual({ status: 'tooEarly', resendSeconds: 1 });
  operator.time.ms += 1_000;
  const next = await codes.issue(operator.database, challenge);
  if (next.status !== 'issued') throw new Error('a code was expected');
  if (next.code !== code) expect(await verify(challenge, code)).toBe('wrong');
  expect(await verify(challenge, next.code)).toBe('right');
});

test('4-14 another code has five tries of its own, whatever was tried before', async () => {
  const { challenge, code } = await issued();
  for (let tries = 0; tries < 5; tries += 1) await verify(challenge, other(code));
  operator.time.ms += 60_000;
  const next = await codes.issue(operator.database, challenge);
  if (next.status !== 'issued') throw new Error('a code was expected');
  for (let tries = 0; tries < 4; tries += 1) expect(await verify(challenge, other(next.code))).toBe('wrong');
  expect(await verify(challenge, next.code)).toBe('right');
});

test('codes are not stored as they are', async () => {
  const { challenge, code } = await issued();
  const rows = await operator.database.query('select * from operator.codes where subject = $1', [challenge.subject]);
  expect(
    JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(code);
});
