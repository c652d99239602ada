// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBalancePolling } from '../../src/app/flows/balancePolling.ts';
import { defaultSiteConfig } from '../../src/app/settings/testing/defaultSiteConfig.ts';
import type { SiteConfig } from '../../src/kernel/SiteConfig.ts';
import { testRoot } from '../fakes/testRoot.ts';

let stop: () => void = () => {};
beforeEach(() => {
  stop = () => {};
});
afterEach(() => stop());

function polling(settings: Partial<SiteConfig['balance']>, address = '/') {
  const made = testRoot({
    address,
    config: { ...defaultSiteConfig, balance: { ...defaultSiteConfig.balance, ...settings } },
  });
  const { root, clock } = made;
  Object.assign(root.session, { status: 'player' });
  const refresh = vi.spyOn(root.session, 'refreshBalance').mockResolvedValue();
  stop = startBalancePolling(root);
  return { refresh, clock };
}

describe('balance polling', () => {
  test('4-49 9-3 the balance is not polled by default', async () => {
    const { refresh, clock } = polling({});
    await clock.advance(60_000);
    document.body.click();
    expect(refresh).not.toHaveBeenCalled();
  });

  test('4-49 polls on an interval when enabled, but not on a game page', async () => {
    const lobby = polling({ isEnabledInterval: true });
    await lobby.clock.advance(30_000);
    expect(lobby.refresh).toHaveBeenCalledTimes(3);
    stop();
    const game = polling({ isEnabledInterval: true }, '/game/lantern-harbor');
    await game.clock.advance(30_000);
    expect(game.refresh).not.toHaveBeenCalled();
  });

  test('4-50 4-51 stops after the configured minutes without a click, and a click starts it again', async () => {
    const { refresh, clock } = polling({ isEnabledInterval: true, countMinutesAfterWhichRequestsTurnedOff: 1 });
    await clock.advance(60_000);
    const before = refresh.mock.calls.length;
    await clock.advance(120_000);
    expect(refresh.mock.calls.length).toBe(before);
    document.body.click();
    expect(refresh.mock.calls.length).toBe(before + 1);
    await clock.advance(10_000);
    expect(refresh.mock.calls.length).toBe(before + 2);
  });

  test('4-50 continues without a click if isEnabledTurnOffRequests is false', async () => {
    const { refresh, clock } = polling({
      isEnabledInterval: true,
      isEnabledTurnOffRequests: false,
      countMinutesAfterWhichRequestsTurnedOff: 1,
    });
    await clock.advance(180_000);
    expect(refresh).toHaveBeenCalledTimes(18);
  });

  test('4-51 polls after a click, at most once per configured delay', async () => {
    const { refresh, clock } = polling({ isEnabledRequestsAfterClick: true, countSecondsForDelayBetweenClick: 2 });
    document.body.click();
    document.body.click();
    expect(refresh).toHaveBeenCalledTimes(1);
    await clock.advance(2_000);
    document.body.click();
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
