import { randomInt } from 'node:crypto';
import type { Sql } from '../../database/database.ts';

export interface SharedPick {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
}

/** Letters and digits that are not taken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 7;

/** Slips shared by a code: the picks only, neither a stake nor a player. */
export class Slips {
  constructor(
    private readonly database: Sql,
    private readonly now: () => number,
  ) {}

  async save(picks: readonly SharedPick[]): Promise<string> {
    for (;;) {
      const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      const rows = await this.database.query(
        `INSERT INTO vendors.sportsbook_slips (code, picks, created_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING code`,
        [code, JSON.stringify(picks), this.now()],
      );
      if (rows.length > 0) return code;
    }
  }

  async find(code: string): Promise<readonly SharedPick[] | null> {
    const rows = await this.database.query<{ picks: string }>(
      'SELECT picks FROM vendors.sportsbook_slips WHERE code = $1',
      [code.toUpperCase()],
    );
    const [row] = rows;
    return row === undefined ? null : (JSON.parse(row.picks) as readonly SharedPick[]);
  }
}
