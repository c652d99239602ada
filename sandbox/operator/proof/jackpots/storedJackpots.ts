import type { Sql } from '../../../database/database.ts';
import { isHit } from '../../../../src/shared/jackpots/dropRules.ts';
import { jackpotOf } from '../../modules/jackpots/definitions.ts';
import { findPools } from '../../modules/jackpots/poolsRepository.ts';
import { commitmentOf, drawsOf } from '../../modules/jackpots/secrets.ts';
import { MICRO } from '../../modules/jackpots/jackpotRules.ts';
import { findDrops } from '../../modules/jackpots/dropsRepository.ts';
import type { DropRow } from '../../modules/jackpots/dropsRepository.ts';
import type { JackpotModel } from './JackpotModel.ts';
import type { ProofPlayer } from '../RoundDesk.ts';

const MOST = 1_000_000;

export const allDrops = (sql: Sql): Promise<DropRow[]> =>
  findDrops(sql, { jackpot: '', now: new Date(0), offset: 0, count: MOST });

/** Pools that do not hold their seeds and what was fed, less what they have paid: to the micro-unit. */
export async function wrongPools(sql: Sql, model: JackpotModel, currencies: readonly string[]): Promise<string[]> {
  const drops = await allDrops(sql);
  const seeds = await sql.query<{ jackpot: string; tier: string; currency: string; sum: bigint; cycles: bigint }>(
    `select jackpot, tier, currency, sum(seed) as sum, count(*) as cycles from operator.jackpot_cycles group by 1, 2, 3`,
  );
  const pools = await findPools(sql, currencies);
  return pools.flatMap(({ jackpot, tier, currency, micro, cycle }) => {
    const isOf = (one: { jackpot: string; tier: string; currency: string }) =>
      one.jackpot === jackpot && one.tier === tier && one.currency === currency;
    const seeded = seeds.find(isOf);
    const won = drops.filter(isOf);
    const paid = won.reduce((sum, { amount }) => sum + amount, 0n);
    const expected = ((seeded?.sum ?? 0n) - paid) * MICRO + model.fedTo(jackpot, tier, currency);
    const name = `${jackpot} ${tier} ${currency}`;
    return [
      ...(micro === expected ? [] : [`${name} holds ${micro}, and not ${expected}`]),
      ...(won.length + 1 === cycle && Number(seeded?.cycles) === cycle ? [] : [`${name} is in cycle ${cycle}`]),
    ];
  });
}

/** Players whose main balance is not what they had, less what they lost in rounds, and with what they won of jackpots. */
export async function wrongPlayers(sql: Sql, model: JackpotModel, players: readonly ProofPlayer[]): Promise<string[]> {
  const drops = await allDrops(sql);
  const rows = await sql.query<{ uid: bigint; balance: bigint }>(
    `select uid, balance from operator.ledger_accounts where kind = 'main' and uid is not null`,
  );
  return players.flatMap(({ uid, granted }) => {
    const won = drops.filter((drop) => drop.uid === uid).reduce((sum, { amount }) => sum + amount, 0n);
    const expected = granted - (model.lost.get(uid) ?? 0n) + won;
    const balance = rows.find((row) => row.uid === uid)?.balance ?? 0n;
    return balance === expected ? [] : [`player ${uid} has ${balance}, and not ${expected}`];
  });
}

/** Drops that nobody could check: each must follow from its committed secret. */
export async function wrongDrops(sql: Sql): Promise<string[]> {
  return (await allDrops(sql)).flatMap((drop) => {
    const { jackpot, tier, secret, commitment, amount, bound, seed, number, stake, cycle } = drop;
    const draws = drawsOf(secret, drop, drop);
    const isRandom = jackpotOf(jackpot)?.kind === 'random';
    const isRight = isRandom
      ? isHit(draws.draw(number), stake, bound) && amount >= seed
      : draws.threshold() === amount && amount <= bound;
    return isRight && commitmentOf(secret) === commitment
      ? []
      : [`${jackpot} ${tier} cycle ${cycle} cannot be checked`];
  });
}
