import type { PlaceView } from './deps.ts';

const depositPath = '/cashier/deposit';

/** 4-62: the way to the deposit; from a game with the game's address, to which a payment leads back. */
export const depositFrom = ({ path }: Pick<PlaceView, 'path'>): string =>
  path.startsWith('/game/') ? `${depositPath}?${new URLSearchParams({ backUrl: path }).toString()}` : depositPath;
