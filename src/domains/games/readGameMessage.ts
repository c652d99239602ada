/** A message of a game's frame. Amounts are decimal texts in the player's currency (in the demo: play credits). */
export type GameMessage =
  | { readonly type: 'ready' | 'alive' | 'balance_needed' | 'session_expired' | 'reality_check_due' }
  | { readonly type: 'round_started'; readonly roundId: string; readonly stake: string }
  | { readonly type: 'round_shown'; readonly roundId: string; readonly stake: string; readonly totalWin: string };

const amount = /^\d{1,15}(\.\d{1,9})?$/;
const bareTypes = ['ready', 'alive', 'balance_needed', 'session_expired', 'reality_check_due'] as const;

/** Parses a message of a frame; null for an unlisted origin or an unknown shape, and the message is ignored. */
export function readGameMessage(
  event: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): GameMessage | null {
  if (!origins.includes(event.origin) || typeof event.data !== 'object' || event.data === null) return null;
  const data: Readonly<Record<string, unknown>> = { ...event.data };
  if (data['source'] !== 'croupier-game') return null;
  const bare = bareTypes.find((type) => type === data['type']);
  if (bare) return { type: bare };
  const { roundId, stake, totalWin } = data;
  if (typeof roundId !== 'string' || roundId.length > 64 || typeof stake !== 'string' || !amount.test(stake))
    return null;
  if (data['type'] === 'round_started') return { type: 'round_started', roundId, stake };
  if (data['type'] === 'round_shown' && typeof totalWin === 'string' && amount.test(totalWin))
    return { type: 'round_shown', roundId, stake, totalWin };
  return null;
}
