import type { AppServices } from '../../kernel/AppServices.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { sportsbookStore } from './SportsbookStore.ts';

/** 7-66: asks once at the start whether the house has a sportsbook. */
export function startBetting(app: AppServices): Stop {
  void app.store(sportsbookStore).probe();
  return () => undefined;
}
