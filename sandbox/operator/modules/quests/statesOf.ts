import type { Player } from '../../players/player.ts';
import type { PlayerState } from './quest.ts';

/** What a player has reached. A profile is complete with a name, a birth date and a country. */
export function statesOf(player: Player): readonly PlayerState[] {
  const needed = [player.first_name, player.last_name, player.birth_date, player.country_code];
  return [
    ...(needed.every((value) => value.trim() !== '') ? (['profile'] as const) : []),
    ...(player.email !== null && player.email_confirmed_at !== null ? (['email'] as const) : []),
    ...(player.phone !== null && player.phone_confirmed_at !== null ? (['phone'] as const) : []),
  ];
}
