import { randomInt } from 'node:crypto';
import { readStartParam } from '../../../../../src/shared/startParam.ts';
import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';

/** Without vowels, so that no words appear, and without characters that are mistaken for one another. */
const ALPHABET = 'bcdfghjkmnpqrstvwxz23456789';
const CODE_LENGTH = 8;
const CODE_PATTERN = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);
const MOST_TRIES = 5;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Referral codes and the registrations that came by them. */
export class ReferralsService {
  constructor(private readonly clock: Pick<SandboxClock, 'now'>) {}

  /** The player's code; a new one at the first call. */
  async codeOf(sql: Sql, uid: bigint): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await sql.query('insert into operator.referral_codes (uid, code) values ($1, $2) on conflict do nothing', [
        uid,
        newCode(),
      ]);
      const [row] = await sql.query<{ code: string }>('select code from operator.referral_codes where uid = $1', [uid]);
      if (row !== undefined) return row.code;
    }
    throw new Error('No free referral code was found');
  }

  async count(sql: Sql, uid: bigint): Promise<number> {
    const { count } = onlyRow(
      await sql.query<{ count: bigint }>('select count(*) as count from operator.referrals where referrer = $1', [uid]),
    );
    return Number(count);
  }

  /** Who has brought this player; null for nobody. */
  async referrerOf(sql: Sql, uid: bigint): Promise<bigint | null> {
    const [row] = await sql.query<{ referrer: bigint }>('select referrer from operator.referrals where uid = $1', [
      uid,
    ]);
    return row?.referrer ?? null;
  }

  /** Counts a new registration to the referrer that the start parameter of its launch names, if it names one. */
  async note(tx: Sql, uid: bigint, startParam: string): Promise<void> {
    const param = readStartParam(startParam);
    if (param?.name !== 'ref' || !CODE_PATTERN.test(param.value)) return;
    await tx.query(
      `insert into operator.referrals (uid, referrer, at)
       select $1, c.uid, $3 from operator.referral_codes c join operator.player_facts p on p.uid = c.uid
       where c.code = $2 and c.uid <> $1 and p.status = 'active'
       on conflict (uid) do nothing`,
      [uid, param.value, this.clock.now()],
    );
  }
}
