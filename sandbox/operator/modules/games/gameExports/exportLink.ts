import { createHmac } from 'node:crypto';
import { isSameText } from '../../../../isSameText.ts';

export const EXPORT_PATH = '/platform/game-history/';
/** A link is followed at once, or asked for again; in ms. */
export const LINK_MS = 10 * 60_000;

/** Whose link it is: the file, and the session that was given the link. */
export interface LinkOf {
  readonly id: string;
  readonly sessionId: string;
}

const signature = (secret: string, { id, sessionId }: LinkOf, until: number): string =>
  createHmac('sha256', secret).update(`game-history\n${id}\n${sessionId}\n${until}`).digest('hex');

/**
 * The address of a file, valid until `until` (epoch ms) while the session lasts. A messenger opens it in a browser without
 * the session, so the session is only in the signature.
 */
export const exportLink = (secret: string, of: LinkOf, until: number): string =>
  `${EXPORT_PATH}${of.id}?${new URLSearchParams({ until: String(until), sign: signature(secret, of, until) })}`;

/** Whether the address was signed here for this session and is not too old. */
export function isExportLink(secret: string, of: LinkOf, query: unknown, now: number): boolean {
  const { until, sign } = Object(query) as { until?: unknown; sign?: unknown };
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,16}$/.test(until)) return false;
  return isSameText(sign, signature(secret, of, Number(until))) && now <= Number(until);
}
