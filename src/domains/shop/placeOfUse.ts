import type { WireReward } from '../../contract/loyalty/reward.ts';
import { bettingPath } from '../betting/paths.ts';
import { bonusesPath } from '../bonuses/paths.ts';
import { gamePath } from '../games/paths.ts';
import { tournamentsPath } from '../tournaments/paths.ts';
import { vpnPath } from '../vpn/paths.ts';
import { wheelPath } from '../wheel/paths.ts';
import { shelfPath } from './paths.ts';

/** Where a reward is used; a frame is put on among what the player has. */
export function placeOfUse({ kind, game }: Pick<WireReward, 'kind' | 'game'>): string {
  switch (kind) {
    case 'freespins':
      return gamePath(game?.sysname ?? '');
    case 'bonus':
      return bonusesPath;
    case 'free_bet':
      return bettingPath();
    case 'tickets':
      return tournamentsPath;
    case 'vpn_days':
      return vpnPath;
    case 'spins':
      return wheelPath;
    case 'frame':
      return shelfPath('mine');
    case 'money':
    case 'points':
    case 'nothing':
      return shelfPath('');
  }
}
