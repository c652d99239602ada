import { contactTypes } from '../../../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../../../database/database.ts';
import { findPasswordHash } from '../../../players/credentials.ts';
import { listHeld, passkeyEntry, telegramEntry } from '../../../players/heldEntries.ts';
import type { Entry } from '../../../players/heldEntries.ts';
import type { Player } from '../../../players/player.ts';
import { entryOf, listIdentities } from '../../auth/social/module.ts';
import { listPasskeys } from '../passkeys/module.ts';

/** A live way into an account besides its password. */
export interface WayIn {
  readonly entry: Entry;
  /** Of an account at a service. */
  readonly identity: { readonly issuer: string; readonly subject: string } | null;
  readonly createdAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly isHeld: boolean;
}

/** The player's ways in, with contacts that are held; those that are held first, then the newest first. */
export async function listWaysIn(sql: Sql, player: Player): Promise<readonly WayIn[]> {
  const { uid, telegram_id: telegramId } = player;
  const held = await listHeld(sql, uid);
  const isHeld = ({ kind, id }: Entry) => held.some((one) => one.kind === kind && one.id === id);
  const ways: Omit<WayIn, 'isHeld'>[] = [];
  if (telegramId !== null) {
    ways.push({
      entry: telegramEntry(telegramId),
      identity: null,
      createdAt: null,
      lastUsedAt: await lastLaunch(sql, uid),
    });
  }
  for (const { issuer, subject, created_at: createdAt } of await listIdentities(sql, uid)) {
    const identity = { issuer, subject };
    ways.push({ entry: entryOf(identity), identity, createdAt, lastUsedAt: null });
  }
  for (const { id, created_at: createdAt, last_used_at: lastUsedAt } of await listPasskeys(sql, uid))
    ways.push({ entry: passkeyEntry(id), identity: null, createdAt, lastUsedAt });
  // Others are on the page of the contacts.
  for (const type of contactTypes) {
    const value = player[type];
    if (value !== null && player[`is_${type}_held`])
      ways.push({
        entry: { kind: type, id: value },
        identity: null,
        createdAt: player[`${type}_confirmed_at`],
        lastUsedAt: null,
      });
  }
  const newness = (way: WayIn) => [Number(way.isHeld), way.createdAt?.getTime() ?? 0] as const;
  return ways
    .map((way) => ({ ...way, isHeld: isHeld(way.entry) }))
    .toSorted((one, other) => {
      const [left, right] = [newness(one), newness(other)];
      return right[0] - left[0] || right[1] - left[1];
    });
}

/** The password opens the account still, or another way in that is not held. */
export async function isOpenWithout(sql: Sql, uid: bigint, ways: readonly WayIn[], left: WayIn): Promise<boolean> {
  if (ways.some((way) => way !== left && !way.isHeld)) return true;
  return (await findPasswordHash(sql, uid)) !== null;
}

async function lastLaunch(sql: Sql, uid: bigint): Promise<Date | null> {
  const [row] = await sql.query<{ at: Date | null }>(
    `select max(created_at) as at from operator.session_facts where uid = $1 and kind = 'telegram'`,
    [uid],
  );
  return row?.at ?? null;
}
