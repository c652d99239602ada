import { createHmac, timingSafeEqual } from 'node:crypto';

export const EXPORT_PATH = '/platform/game-history/';
/** A link is followed at once, or asked for again; in ms. */
export const LINK_MS = 10 * 60_000;

const signature = (secret: string, id: string, until: number): string =>
  createHmac('sha256', secret).update(`game-history\n${id}\n${until}`).digest('hex');

/** The address of a file, valid until `until` (epoch ms). A messenger opens it in a browser without the session. */
export const exportLink = (secret: string, id: string, until: number): string =>
  `${EXPORT_PATH}${id}?${new URLSearchParams({ until: String(until), sign: signature(secret, id, until) })}`;

/** Whether the address was signed here and is not too old. */
export function isExportLink(secret: string, id: string, query: unknown, now: number): boolean {
  const { until, sign } = Object(query) as { until?: unknown; sign?: unknown };
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,16}$/.test(until)) return false;
  const wanted = Buffer.from(signature(secret, id, Number(until)));
  const given = Buffer.from(sign);
  return given.length === wanted.length && timingSafeEqual(given, wanted) && now <= Number(until);
}
