import type { Database, Sql } from '../../../../database/database.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { hasFreshHistory } from '../../../seedHistory.ts';
import { seedPlayer } from '../../../seedPlayers.ts';
import { seedRound } from '../../../seedRound.ts';
import type { BonusEvents } from './BonusEvents.ts';
import { BonusFunding } from './BonusFunding.ts';
import type { BonusLifecycle } from './BonusLifecycle.ts';
import { findBonus } from './bonusRepository.ts';
import { bonusStories } from './seedStories.ts';
import type { BonusStory, StoryRound } from './seedStories.ts';

const { uid, currency } = seedPlayer;

interface Rules {
  readonly lifecycle: BonusLifecycle;
  readonly events: BonusEvents;
  readonly clock: Pick<SandboxClock, 'now'>;
}

/**
 * The ready-made player's bonuses: one that was wagered, one that expired, and one that is active, by the rules that
 * apply to any other. Does nothing if there are any, or if the player has been used.
 */
export async function seedBonuses(database: Database, rules: Rules, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await hasFreshHistory(tx))) return;
    for (const story of bonusStories(now)) await tell(tx, rules, story);
  });
}

async function tell(tx: Sql, rules: Rules, story: BonusStory): Promise<void> {
  const { id, amount, deposit, terms, texts, grantedAt, rounds, roundAt, expiredAt } = story;
  const gift = { uid, currency, amount, deposit, terms, texts, offerId: null };
  const bonus = await rules.lifecycle.grant(tx, { ...gift, source: 'seed', sourceId: `${id}:${uid}` }, grantedAt);
  if (bonus === null) return;
  for (const [index, round] of rounds.entries())
    await play(tx, rules, { ...round, id: `seed-${id}-${index}` }, roundAt(index));
  if (expiredAt === null) return;
  const played = await findBonus(tx, uid, bonus.id);
  if (played !== null) await rules.lifecycle.end(tx, played, 'expired', expiredAt);
}

async function play(
  tx: Sql,
  { lifecycle, events, clock }: Rules,
  { id, paidBy, game, stake, payout }: StoryRound & { readonly id: string },
  at: Date,
): Promise<void> {
  // The grant of main money lies before all of this in the ledger, and would pay for everything.
  const policy = { funding_order: [paidBy], is_bonus_isolation_enabled: true };
  const funding = new BonusFunding(policy, lifecycle, events, clock);
  await seedRound(
    tx,
    { id, game, stake, payout, at },
    {
      stake: (callId) => funding.stake(tx, { uid, currency, game, roundId: id, callId, stake, isRaise: false, at }),
      win: () => funding.win(tx, id, payout),
    },
  );
  await funding.roundEnded(tx, id, at);
}
