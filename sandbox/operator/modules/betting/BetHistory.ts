import type { bets } from '../../../../src/contract/betting/betting.ts';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import { invalidField } from '../../OperatorError.ts';
import { timeField } from '../../edge/timeField.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { Player } from '../../players/player.ts';
import { countBets, findBet, findBets, findLegs } from './betsRepository.ts';
import { allFreeBets, usableFreeBets } from './freeBets.ts';
import type { KnownFreeBet } from './freeBets.ts';
import { presentBet } from './presentBet.ts';

/** What players see of their bets. */
export class BetHistory {
  constructor(private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>) {}

  async list({ uid }: Player, input: InputOf<typeof bets.get>): Promise<OutputOf<typeof bets.get>> {
    const { database } = this.deps;
    const { statuses, kind, sport, offset, count } = input;
    const from = timeField('date_from', input.date_from);
    const to = timeField('date_to', input.date_to);
    const filter = { uid, statuses, kind, sport, from, to, offset, count };
    const found = await findBets(database, filter);
    const legs = await findLegs(
      database,
      found.map(({ id }) => id),
    );
    return {
      count: await countBets(database, filter),
      items: found.map((bet) => presentBet(bet, legs.get(bet.id) ?? [])),
    };
  }

  async one({ uid }: Player, id: string): Promise<OutputOf<typeof bets.getOne>> {
    const bet = await findBet(this.deps.database, id);
    if (bet === null || bet.uid !== uid) throw invalidField('id', 'unknownBet');
    return presentBet(bet, (await findLegs(this.deps.database, [id])).get(id) ?? []);
  }

  async freeBets({ uid, currency }: Player, which: 'open' | 'all'): Promise<OutputOf<typeof bets.getFreeBets>> {
    const { database, clock } = this.deps;
    const now = clock.now();
    const find = which === 'all' ? allFreeBets : usableFreeBets;
    return {
      items: (await find(database, uid, currency, now)).map((free) => ({
        id: Number(free.id),
        amount: wireMoney(free.amount, currency),
        min_odds: free.min_odds,
        min_legs: free.min_legs,
        given_at: free.created_at.toISOString(),
        expires_at: free.expires_at.toISOString(),
        status: statusOf(free, now),
      })),
    };
  }
}

function statusOf({ bet_id: bet, expires_at: until }: KnownFreeBet, now: Date): 'open' | 'used' | 'expired' {
  if (bet !== null) return 'used';
  return until > now ? 'open' : 'expired';
}
