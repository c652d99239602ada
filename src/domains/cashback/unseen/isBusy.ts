import type { AppServices } from '../../../kernel/AppServices.ts';
import { isCashierPath } from '../../cashier/paths.ts';
import { isGamePath } from '../../games/paths.ts';
import { cashbackPath } from '../paths.ts';

/** The player is in a game, pays, or sees all cashbacks already: no popup covers that. */
export const isBusy = ({ play, place }: Pick<AppServices, 'play' | 'place'>): boolean =>
  play.isGameOpen ||
  play.isMoneyMoving ||
  isGamePath(place.path) ||
  isCashierPath(place.path) ||
  place.path === cashbackPath;
