import type { Sql } from '../../database/database.ts';

export type FavouriteKind = 'league' | 'event';

const MOST = 200;

/** Leagues and events that a player follows here. */
export class Favourites {
  constructor(
    private readonly database: Sql,
    private readonly now: () => number,
  ) {}

  ofPlayer(player: string): Promise<{ kind: FavouriteKind; id: string }[]> {
    return this.database.query(
      `SELECT kind, id FROM vendors.sportsbook_favourites WHERE player = $1 ORDER BY created_at DESC LIMIT ${MOST}`,
      [player],
    );
  }

  async set(player: string, kind: FavouriteKind, id: string, isOn: boolean): Promise<void> {
    if (!isOn) {
      await this.database.query(
        'DELETE FROM vendors.sportsbook_favourites WHERE player = $1 AND kind = $2 AND id = $3',
        [player, kind, id],
      );
      return;
    }
    await this.database.query(
      `INSERT INTO vendors.sportsbook_favourites (player, kind, id, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [player, kind, id, this.now()],
    );
  }
}
