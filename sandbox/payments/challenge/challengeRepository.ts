import type { Sql } from '../../database/database.ts';
import type { Outcome } from '../payments.ts';

/** The bank's question to the holder of a card. */
export interface Challenge {
  readonly code: string;
  readonly triesLeft: number;
  readonly sendsLeft: number;
  readonly outcome: Outcome;
}

interface ChallengeRow {
  readonly code: string;
  readonly tries_left: number;
  readonly sends_left: number;
  readonly outcome: Outcome;
}

/** Asks anew: an older question of the same payment is replaced. */
export async function putChallenge(tx: Sql, intentId: string, challenge: Challenge): Promise<void> {
  const { code, triesLeft, sendsLeft, outcome } = challenge;
  await tx.query(
    `insert into vendors.payment_challenges (intent_id, code, tries_left, sends_left, outcome) values ($1, $2, $3, $4, $5)
     on conflict (intent_id) do update set code = $2, tries_left = $3, sends_left = $4, outcome = $5`,
    [intentId, code, triesLeft, sendsLeft, outcome],
  );
}

export async function findChallenge(sql: Sql, intentId: string): Promise<Challenge | undefined> {
  const [row] = await sql.query<ChallengeRow>(
    'select code, tries_left, sends_left, outcome from vendors.payment_challenges where intent_id = $1',
    [intentId],
  );
  return row && { code: row.code, triesLeft: row.tries_left, sendsLeft: row.sends_left, outcome: row.outcome };
}
