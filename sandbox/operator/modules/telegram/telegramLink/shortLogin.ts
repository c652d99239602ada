import type { Player } from '../../../players/player.ts';

/** Enough of a login for its owner to know it: the link may have come from a stranger. */
export function shortLogin({ login, email }: Pick<Player, 'login' | 'email'>): string {
  const name = email ?? login;
  const at = name.lastIndexOf('@');
  return at < 0 ? `${name.slice(0, 3)}…` : `${name.slice(0, 1)}…${name.slice(at)}`;
}
