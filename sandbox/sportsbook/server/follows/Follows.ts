import type { Sql } from '../../../database/database.ts';
import type { EventBook } from '../book/EventBook.ts';
import { SportsbookError } from '../SportsbookError.ts';

const MOST = 200;

/** The matches whose start and whose bets' ends a player wants to be told of. */
export class Follows {
  constructor(
    private readonly database: Sql,
    private readonly book: EventBook,
    private readonly now: () => number,
  ) {}

  /** Ids of events, the last followed first. */
  async ofPlayer(player: string): Promise<string[]> {
    const rows = await this.database.query<{ event_id: string }>(
      `SELECT event_id FROM vendors.sportsbook_follows WHERE player = $1 ORDER BY created_at DESC LIMIT ${MOST}`,
      [player],
    );
    return rows.map(({ event_id: id }) => id);
  }

  /** Throws SportsbookError for an event that is unknown or over. */
  async set(player: string, event: string, isOn: boolean): Promise<void> {
    if (!isOn) {
      await this.database.query('DELETE FROM vendors.sportsbook_follows WHERE player = $1 AND event_id = $2', [
        player,
        event,
      ]);
      return;
    }
    const fixture = this.book.find(event);
    if (fixture === null) throw new SportsbookError('NotFound', 'No event has this id');
    if (this.book.stateOf(fixture).phase === 'ended')
      throw new SportsbookError('InvalidParameter', 'The match is over', { field: 'id' });
    const now = this.now();
    await this.database.query(
      `INSERT INTO vendors.sportsbook_follows (player, event_id, event, starts_at, has_begun, created_at)
       SELECT $1, $2, $3, $4, $5, $6
       WHERE (SELECT count(*) FROM vendors.sportsbook_follows WHERE player = $1) < ${MOST}
       ON CONFLICT DO NOTHING`,
      [
        player,
        event,
        `${fixture.home.name} – ${fixture.away.name}`,
        fixture.startsAt,
        // Of a match that has begun only the ends of bets are told.
        fixture.startsAt <= now,
        now,
      ],
    );
  }
}
