import type { Sql } from '../../database/database.ts';

/** What a part of the export is read with. */
export interface PersonalScope {
  readonly uid: bigint;
  /** Opens sealed data. */
  readonly secret: string;
}

/** One object, or the rows of a long history, sent while they are read. */
export type PersonalReader = (sql: Sql, scope: PersonalScope) => Promise<object> | AsyncGenerator<object>;

/** What the tables of a module (or of a room of the core) hold of a player: for their export, and for their end. */
export interface PersonalData {
  /**
   * Every table with a player's uid: the parts of the export that its rows are in, or why they are in none. A test
   * compares the names with the database, so that no new table is forgotten.
   */
  readonly tables: Readonly<Record<string, string>>;
  /**
   * The parts of the export by their name: SQL with the uid as `$1`, or a reader. Column by column: secrets, hashes and
   * addresses are named nowhere. Amounts in minor units are written as decimals of the row's `currency`.
   */
  readonly parts?: Readonly<Record<string, string | PersonalReader>>;
  /** Tables of these whose rows are deleted when the account is closed. */
  readonly endsWithAccount?: readonly string[];
  /** Tables of these whose rows are deleted when the retention of a closed account ends. */
  readonly endsWithRetention?: readonly string[];
  /** What else the end of the retention takes away. */
  readonly release?: (tx: Sql, uids: readonly bigint[]) => Promise<void>;
}
