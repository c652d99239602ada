import type { Sql } from '../../../../database/database.ts';
import { moveMoney } from '../../../realtime/moveMoney.ts';
import { addKnownPlayer } from '../../../players/addKnownPlayer.ts';

export interface HousePlayer {
  readonly uid: bigint;
  readonly name: string;
}

/** Below the uids of registrations. Everywhere on screen they are marked as the sandbox's. */
export const housePlayers: readonly HousePlayer[] = [
  { uid: 901n, name: 'Marble' },
  { uid: 902n, name: 'Quill' },
  { uid: 903n, name: 'Tansy' },
  { uid: 904n, name: 'Sparrow' },
  { uid: 905n, name: 'Juniper' },
  { uid: 906n, name: 'Ochre' },
];

export const houseCurrency = 'USD';

/** Minor units: with less than the first, a player is granted the second. */
const LEAST = 2_000n;
const GRANT = 10_000n;

/** Adds the house players unless they are there. Nobody can sign in as one: they have neither password nor contact. */
export async function addHousePlayers(sql: Sql, now: Date): Promise<void> {
  for (const { uid, name } of housePlayers)
    await addKnownPlayer(
      sql,
      {
        uid,
        login: `house-${uid}`,
        currency: houseCurrency,
        fakename: name,
        nicknameKey: name.toLowerCase(),
        is_sandbox: true,
      },
      now,
    );
}

/** Grants play money to a player who has too little. */
export async function keepInMoney(tx: Sql, uid: bigint, at: Date): Promise<void> {
  const [row] = await tx.query<{ balance: bigint; version: bigint }>(
    `select balance, version from operator.ledger_balances where uid = $1 and kind = 'main' and currency = $2`,
    [uid, houseCurrency],
  );
  if (row !== undefined && row.balance >= LEAST) return;
  await moveMoney(tx, {
    uid,
    currency: houseCurrency,
    kind: 'grant',
    // By the account's version: two grants for one balance are one.
    external: { source: 'sandbox', id: `house:${uid}:${row?.version ?? 0n}` },
    entries: [
      { account: { uid, kind: 'main', currency: houseCurrency }, amount: GRANT },
      { account: { house: 'sandbox', currency: houseCurrency }, amount: -GRANT },
    ],
    at,
    cause: { kind: 'other', amount: GRANT },
  });
}
