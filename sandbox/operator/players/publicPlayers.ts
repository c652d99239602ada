import type { InferType } from 'yup';
import type { publicPlayer } from '../../../src/contract/winners/publicPlayer.ts';
import { maskName } from '../../../src/shared/text/maskName.ts';

export interface PublicRow {
  readonly uid: bigint;
  readonly fakename: string;
  readonly is_sandbox: boolean;
}

/** What `presentPublic` needs, in queries that have `operator.players p`. */
export const publicColumns = 'p.uid, p.fakename, p.is_sandbox';

/**
 * Whether others may see that a player has won, in queries that have `operator.players p`: not without their consent,
 * nor after the account was closed or while they keep away from play. `now` is the query's parameter of the time.
 */
export const isPublic = (now: string): string =>
  `(p.status = 'active' and p.shares_wins and not exists
     (select 1 from operator.exclusions e where e.uid = p.uid and e.until > ${now}))`;

/** A player as the viewer may see them; a guest's uid is null. */
export function presentPublic(
  { uid, fakename, is_sandbox }: PublicRow,
  viewer: bigint | null,
): InferType<ReturnType<typeof publicPlayer>> {
  const isOwn = uid === viewer;
  return { name: isOwn || is_sandbox ? fakename : maskName(fakename), is_sandbox, is_own: isOwn };
}
