import type { Database } from '../database/database.ts';
import { moveMoney } from './realtime/moveMoney.ts';
import type { Passwords } from './sessions/Passwords.ts';
import { addKnownPlayer } from './players/addKnownPlayer.ts';
import { findPlayer } from './players/findPlayer.ts';

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
  if ((await findPlayer(database, uid)) !== null) return;
  const passwordHash = await passwords.hash(seedPlayer.password, 'seed');
  await database.transaction(async (tx) => {
    await addKnownPlayer(tx, { ...seedNewcomer, login: 'newcomer', passwordHash, currency }, now);
    const person = { first_name: 'Robin', last_name: 'Player', birth_date: '1988-04-12', home_town: 'Riga' };
    await addKnownPlayer(
      tx,
      { ...person, uid, login: 'player', email, passwordHash, currency, isEmailConfirmed: true },
      now,
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
