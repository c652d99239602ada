import type { Sql } from '../../database/database.ts';

/** What may be open in an account, in the order in which players are told of it. */
export const openKinds = [
  'withdrawal',
  'deposit',
  'round',
  'bet',
  'spins',
  'prize',
  'cashback',
  'gift',
  'vpn',
] as const;
export type OpenKind = (typeof openKinds)[number];

/** Something that still moves money of the player when it ends. */
export interface OpenThing {
  readonly kind: OpenKind;
  readonly currency: string;
  /** Minor units of what was paid or is owed; 0 for a gift, which is bonus money and not the player's yet. */
  readonly amount: bigint;
}

/** What one module has open for a player at this time. */
export type AsksOpen = (sql: Sql, uid: bigint, now: Date) => Promise<readonly OpenThing[]>;

/**
 * What all modules have open for a player. Asked in a transaction that has locked the player's row (`lockPlayer`),
 * nothing can be added to it before the transaction ends.
 */
export function askAll(modules: readonly AsksOpen[]): AsksOpen {
  return async (sql, uid, now) => {
    const found: OpenThing[] = [];
    for (const ask of modules) found.push(...(await ask(sql, uid, now)));
    return found.toSorted((a, b) => openKinds.indexOf(a.kind) - openKinds.indexOf(b.kind));
  };
}
