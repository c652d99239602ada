/** For so long in ms a reload may last: who opens the page again much later has begun something else. */
const longestMs = 15 * 60_000;

/** Whose drafts they are: the player's, and those of one launch of a messenger; empty outside of it. */
export interface DraftOwner {
  readonly uid: number;
  readonly launch: string;
}

/** Drafts as they are kept: a line about their owner and time (device time in ms), and the drafts behind it. */
export const draftRecord = (drafts: string, { uid, launch }: DraftOwner, at: number): string =>
  `${JSON.stringify({ uid, launch, at })}\n${drafts}`;

/** The drafts of a record; empty for another owner, for an old one, and for text that this app has not written. */
export function draftsOf(record: string | null, owner: DraftOwner, now: number): string {
  const text = record ?? '';
  const end = text.indexOf('\n');
  if (end < 0) return '';
  try {
    const { uid, launch, at } = Object(JSON.parse(text.slice(0, end))) as Readonly<Record<string, unknown>>;
    const isTheirs = uid === owner.uid && launch === owner.launch;
    return isTheirs && typeof at === 'number' && Math.abs(now - at) < longestMs ? text.slice(end + 1) : '';
  } catch {
    // Another app's text: nothing was kept.
    return '';
  }
}
