import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import { oddsChanges, oddsFormats } from './odds.ts';
import type { OddsChanges, OddsFormat } from './odds.ts';

/** How the player wants odds; kept on this device, since it is no secret and no money. */
export interface Preferences {
  readonly odds: OddsFormat;
  readonly changes: OddsChanges;
}

const key = 'betting_preferences';

/** Odds as they are usual, and no bet at other odds than those seen, until the player says otherwise. */
const usual: Preferences = { odds: 'decimal', changes: 'none' };

export function readPreferences(storage: Pick<KeyValueStore, 'get'>): Preferences {
  const [odds, changes] = (storage.get(key) ?? '').split(' ');
  return {
    odds: oddsFormats.find((one) => one === odds) ?? usual.odds,
    changes: oddsChanges.find((one) => one === changes) ?? usual.changes,
  };
}

export const keepPreferences = (storage: Pick<KeyValueStore, 'set'>, { odds, changes }: Preferences): void =>
  storage.set(key, `${odds} ${changes}`);
