import type { Database } from '../database/database.ts';
import { moveMoney } from './realtime/moveMoney.ts';
import type { Passwords } from './sessions/Passwords.ts';

/** The ready-made player that `npm start` prints; play money only. */
export const seedPlayer = {
  uid: 1000n,
  email: 'player@croupier.test',
  password: 'croupier2026',
  currency: 'USD',
  /** Minor units: 100.00 dollars. */
  grant: 10_000n,
} as const;

/** A second one who has nothing yet; the same password. */
export const seedNewcomer = { uid: 999n, email: 'newcomer@croupier.test' } as const;

/** Adds the ready-made players and the money of the first unless they exist. */
export async function seedPlayers(database: Database, passwords: Passwords, now: Date): Promise<void> {
  const { uid, email, currency, grant } = seedPlayer;
  const known = await database.query('select 1 from operator.players where uid = $1', [uid]);
  if (known.length > 0) return;
  const passwordHash = await passwords.hash(seedPlayer.password, 'seed');
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into operator.players (uid, login, email, password_hash, currency, locale, country_code, registered_at)
       values ($1, 'newcomer', $2, $3, $4, 'en', 'LV', $5) on conflict do nothing`,
      [seedNewcomer.uid, seedNewcomer.email, passwordHash, currency, now],
    );
    await tx.query(
      `insert into operator.players (uid, login, email, password_hash, currency, locale, country_code, first_name, last_name, birth_date,
         home_town, email_confirmed_at, registered_at)
       values ($1, 'player', $2, $3, $4, 'en', 'LV', 'Robin', 'Player', '1988-04-12', 'Riga', $5, $5) on conflict do nothing`,
      [uid, email, passwordHash, currency, now],
    );
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'grant',
      external: { source: 'sandbox', id: `seed:${uid}` },
      entries: [
        { account: { uid, kind: 'main', currency }, amount: grant },
        { account: { house: 'sandbox', currency }, amount: -grant },
      ],
      at: now,
      cause: { kind: 'other', amount: grant },
    });
  });
}
