import { expect, test } from 'vitest';
import { OperatorError } from '../OperatorError.ts';
import { Passwords } from './Passwords.ts';

test('the queue is limited per address, so that other addresses can still hash', async () => {
  const passwords = new Passwords(3);
  const flood = await Promise.allSettled([
    ...Array.from({ length: 9 }, () => passwords.hash('otter-lamp-71', 'flood')),
    passwords.hash('otter-lamp-72', 'player'),
  ]);
  const refused = flood.filter((outcome) => outcome.status === 'rejected');
  // Two are running, three waiting.
  expect(refused).toHaveLength(4);
  for (const { reason } of refused)
    expect(reason).toMatchObject(
      new OperatorError('TooManyRequestsException', 'Too many requests', { retry_after: 2 }, 2),
    );
  expect(flood.at(-1)?.status).toBe('fulfilled');
  expect(await passwords.verify(await passwords.hash('otter-lamp-71', 'flood'), 'otter-lamp-71', 'flood')).toBe(true);
});

test('verifying for an unknown account hashes like for an existing one', async () => {
  expect(await new Passwords(1).verify(null, 'nobody has this password', 'player')).toBe(false);
});

test('16-B9 an unknown account can be looked up again after the hash for it could not be made', async () => {
  const cost = { memoryCost: 1, timeCost: 1, parallelism: 1 };
  const passwords = new Passwords(1, cost);
  await expect(passwords.verify(null, 'otter-lamp-71', 'player')).rejects.toThrow();
  cost.memoryCost = 8;
  expect(await passwords.verify(null, 'otter-lamp-71', 'player')).toBe(false);
});
