import { expect, test } from 'vitest';
import { OperatorError } from '../edge/OperatorError.ts';
import { Passwords } from './Passwords.ts';

test('passwords of one address wait for so many, and the others still get through', async () => {
  const passwords = new Passwords(3);
  const flood = await Promise.allSettled([
    ...Array.from({ length: 9 }, () => passwords.hash('otter-lamp-71', 'flood')),
    passwords.hash('otter-lamp-72', 'player'),
  ]);
  const refused = flood.filter((outcome) => outcome.status === 'rejected');
  // Two at work, three waiting.
  expect(refused).toHaveLength(4);
  for (const { reason } of refused)
    expect(reason).toMatchObject(
      new OperatorError('TooManyRequestsException', 'Too many requests', { retry_after: 2 }, 2),
    );
  expect(flood.at(-1)?.status).toBe('fulfilled');
  expect(await passwords.verify(await passwords.hash('otter-lamp-71', 'flood'), 'otter-lamp-71', 'flood')).toBe(true);
});

test('an account that does not exist takes the work of one that does', async () => {
  expect(await new Passwords(1).verify(null, 'nobody has this password', 'player')).toBe(false);
});
