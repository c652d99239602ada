import { jackpotTiers } from '../../../../src/contract/jackpots.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import { presentPublic } from '../../players/publicPlayers.ts';
import { inCurrency, jackpotOf } from './definitions.ts';
import type { JackpotDefinition } from './definitions.ts';
import type { DropRow } from './dropsRepository.ts';
import { MICRO } from './jackpotRules.ts';
import { jackpotText } from './jackpotTexts.ts';
import type { PoolRow } from './poolsRepository.ts';

/** Millionths as a percentage: 1500 is 0.15. */
const percentOf = (share: number): string => String(share / 10_000);

/** A jackpot with its pools in a currency. */
export function presentJackpot(
  definition: JackpotDefinition,
  rows: readonly PoolRow[],
  currency: string,
  locale: LocaleCode,
) {
  const { id, kind, gameTypes, mostStake, tiers } = definition;
  const amount = (minor: bigint) => wireMoney(minor, currency);
  const pools = jackpotTiers.flatMap((tier) => {
    const row = rows.find((one) => one.jackpot === id && one.tier === tier);
    if (row === undefined) return [];
    return {
      tier,
      amount: amount(row.micro / MICRO),
      seed: amount(row.seed),
      bound: amount(row.bound),
      percent: percentOf(tiers[tier].share),
      cycle: row.cycle,
      commitment: row.commitment,
      started_at: row.started_at.toISOString(),
    };
  });
  return {
    id,
    kind,
    ...jackpotText(id, locale),
    game_types: [...gameTypes],
    most_stake: amount(inCurrency(mostStake, currency) ?? 0n),
    pools,
  };
}

/** The money of a drop is public, its winner only if they share it. */
const unnamed = { name: '', is_sandbox: false, is_own: false };

/** A drop, with everything that checks it; `uid` is the player who asks. */
export function presentDrop(drop: DropRow, uid: bigint | null, locale: LocaleCode) {
  const { currency, cycle, number, secret, commitment } = drop;
  const amount = (minor: bigint) => wireMoney(minor, currency);
  return {
    id: Number(drop.id),
    jackpot: { id: drop.jackpot, title: jackpotText(drop.jackpot, locale).title },
    kind: jackpotOf(drop.jackpot)?.kind ?? 'random',
    tier: drop.tier,
    amount: amount(drop.amount),
    won_at: drop.decided_at.toISOString(),
    player: drop.is_public || drop.uid === uid ? presentPublic(drop, uid) : unnamed,
    game: { sysname: drop.game, title: drop.title },
    proof: {
      currency,
      cycle,
      commitment,
      secret,
      number,
      stake: amount(drop.stake),
      seed: amount(drop.seed),
      bound: amount(drop.bound),
    },
  };
}
