import { formatAmount } from '../engine/amounts.ts';
import type { GameDefinition } from '../engine/gameDefinition.ts';

/** Available coin values, as multiples of the smallest coin of the currency. */
const COINS = [1n, 2n, 3n, 5n, 10n, 20n, 30n, 50n, 100n, 200n];
const DEFAULT_COIN = 5n;
const LEAST_STAKE_UNITS = 20;

/**
 * Stakes of a game in minor units, lowest first. A stake is one coin per unit of the game, so every win is a whole
 * number of minor units. The smallest coin is a hundredth of the currency, or one minor unit if the currency has fewer
 * than two decimals; games with few units have larger coins, so that stakes are similar in all games.
 */
export function stakeLadder(game: GameDefinition, decimals: number): bigint[] {
  return COINS.map((coin) => coin * unitMinor(game, decimals));
}

/** @param last the player's last stake; the default if it is still available and the balance (minor units) covers it */
export function formatStakes(
  game: GameDefinition,
  decimals: number,
  last: bigint | null,
  balance: bigint,
): { stakes: string[]; defaultStake: string } {
  const ladder = stakeLadder(game, decimals);
  const first = ladder.find((stake) => stake === last && stake <= balance) ?? DEFAULT_COIN * unitMinor(game, decimals);
  return { stakes: ladder.map((stake) => formatAmount(stake, decimals)), defaultStake: formatAmount(first, decimals) };
}

function unitMinor(game: GameDefinition, decimals: number): bigint {
  const coin = 10n ** BigInt(Math.max(0, decimals - 2));
  const coinsPerUnit = Math.max(1, Math.floor(LEAST_STAKE_UNITS / game.divisor));
  return coin * BigInt(coinsPerUnit * game.divisor);
}
