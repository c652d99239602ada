// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { ApiError } from '../../lib/errors.ts';
import { startFailures } from './failures.ts';
import { startSession } from './session.ts';

test('an order refused because another player has signed in in another tab: the page adopts that player, without a sign-in popup', async () => {
  // 8-27: every failure is logged.
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let uid = 7;
  const { root, transport } = testRoot({
    answers: { 'GET account.getInfo': () => wireAccount(uid) },
    address: '/cashier/deposit',
  });
  const stops = [startFailures(root, transport), startSession(root, transport)];
  await settle();
  expect(root.session.uid).toBe(7);
  uid = 8;
  transport.onFailure(
    new ApiError('AuthorizationException', 401, { player_changed: true }, 'Another player is signed in'),
  );
  await settle();
  expect([root.session.uid, root.dialogs.isAnyOpen]).toEqual([8, false]);
  expect(logged).toHaveBeenCalled();
  for (const stop of stops) stop();
  logged.mockRestore();
});
