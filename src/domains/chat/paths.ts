import { isCarefulPath } from '../../shared/navigation/carefulPaths.ts';

/** 2.12-14 */
const playing = /^\/(?:game|betting|bets)(?:\/|$)/;

export type ChatPlace = 'shown' | 'hidden' | 'never';

/** What a page allows the chat. `hidden`: it goes on, but nothing of it is seen. */
export function chatPlace(path: string): ChatPlace {
  if (isCarefulPath(path)) return 'never';
  return playing.test(path) ? 'hidden' : 'shown';
}
