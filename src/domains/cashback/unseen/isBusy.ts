import type { AppServices } from '../../../kernel/deps.ts';
import { gamePath } from '../../games/paths.ts';
import { cashbackPath } from '../paths.ts';

const gamePages = gamePath('');

/** The player is in a game, pays, or sees all cashbacks already: no popup covers that. */
export const isBusy = ({ play, place }: Pick<AppServices, 'play' | 'place'>): boolean =>
  play.isGameOpen ||
  play.isMoneyMoving ||
  place.path.startsWith(gamePages) ||
  place.path.startsWith('/cashier') ||
  place.path === cashbackPath;
