import { when } from 'mobx';
import type { ComponentType } from 'react';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { bannerStore } from '../BannerStore.ts';
import { DepositBanner } from '../face/PlaceBanner.tsx';

/** The longest time that the form waits for its banner, in ms; then it is shown without one. */
export const bannerWaitMs = 1_000;

const NoBanner = () => null;

/**
 * The banner of a player's deposit page. It waits for the banners, so that they do not move the form, but a form for
 * money does not wait long for an advertisement.
 */
export async function fetchDepositBanner(app: AppServices): Promise<ComponentType> {
  await when(() => app.session.isPlayer);
  const isThere = await Promise.race([
    app
      .store(bannerStore)
      .load()
      .then(() => true),
    new Promise<boolean>((resolve) => app.clock.after(bannerWaitMs, () => resolve(false))),
  ]);
  return isThere ? DepositBanner : NoBanner;
}
