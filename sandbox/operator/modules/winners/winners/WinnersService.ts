import type { InputOf } from '../../../../../src/contract/index.ts';
import { winnersOfTopic } from '../../../../../src/contract/winners/winners.ts';
import { provenMultiple } from '../../../../../src/contract/winners/feedLimits.ts';
import type { winners } from '../../../../../src/contract/winners/winners.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { TopicReading, TopicSource } from '../../../topics/TopicSource.ts';
import type { FeedFace } from '../feed/module.ts';
import { presentWinner, winFacts } from './presentWinner.ts';
import type { WireWinner } from './presentWinner.ts';
import { findLargeWin, findLatest, findOfDays, findOfGame } from './winnersRepository.ts';
import type { WinnerRow } from './winnersRepository.ts';

const days = { day: 1, week: 7, month: 30 } as const;

/** What of a wallet's movement matters here. */
export interface RoundMovement {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly roundId: string;
  readonly isLast: boolean;
  readonly at: Date;
}

/** 1-16: real rounds that have paid more than was staked, of players who share them. */
export class WinnersService implements TopicSource {
  readonly family = 'winners';
  private readonly database: Database;

  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>,
    private readonly feed: FeedFace,
  ) {
    this.database = deps.database;
  }

  async list(input: InputOf<typeof winners.get>, viewer: bigint | null): Promise<readonly WireWinner[]> {
    return (await this.rows(input)).map((row) => presentWinner(row, viewer));
  }

  private rows({ scope, game, count }: InputOf<typeof winners.get>): Promise<WinnerRow[]> {
    const now = this.deps.clock.now();
    if (scope === 'latest') return findLatest(this.database, now, count);
    if (scope === 'game') return findOfGame(this.database, now, count, game);
    return findOfDays(this.database, now, count, days[scope]);
  }

  /** The topic has no ids. What a player shows of themselves may change too, so the version is all that is shown. */
  async read(id: string): Promise<TopicReading | null> {
    if (id !== '') return null;
    const items = await this.list({ scope: 'latest', game: '', count: winnersOfTopic }, null);
    return { version: JSON.stringify(items), state: () => ({ items }) };
  }

  /** Puts a large win into the verifiable feed, in the transaction that has paid it. */
  async booked(tx: Sql, { kind, roundId, isLast, at }: RoundMovement): Promise<void> {
    if (kind !== 'win' || !isLast) return;
    const win = await findLargeWin(tx, roundId, provenMultiple, at);
    if (win !== null) await this.feed.append(tx, { key: `round:${roundId}`, kind: 'win', facts: winFacts(win), at });
  }
}
