import type { StoreDeps } from '../../kernel/stores.ts';

/** `left`: the player has decided in the shell's own dialog, whatever they chose. */
export type ShareOutcome = 'left' | 'copied' | 'failed';

export interface SharedWin {
  readonly roundId: string;
  /** What it has paid, in stakes. */
  readonly multiple: number;
}

interface Subject {
  readonly sysname: string;
  /** The text in the system's share sheet. */
  readonly title: string;
  /** Null to share the game alone. */
  readonly win: SharedWin | null;
}

/**
 * Shares a game or a win in it: in a messenger by a message that the bot prepares, else by the system's share sheet, else by copying
 * the page's address. `path` is the game's page on this site.
 */
export async function shareGame(
  { call, platform, session }: Pick<StoreDeps, 'call' | 'platform' | 'session'>,
  { sysname, title, win }: Subject,
  path: string,
  copy: (path: string) => Promise<boolean>,
): Promise<ShareOutcome> {
  let url = path;
  if (platform.sendPrepared !== null && session.isPlayer) {
    const subject = win === null ? ({ kind: 'game' } as const) : ({ kind: 'win', round: win.roundId } as const);
    const prepared = await call('POST messenger.prepareShare', { ...subject, game: sysname }).catch(() => null);
    if (prepared?.id != null) {
      await platform.sendPrepared(prepared.id);
      return 'left';
    }
    url = prepared?.url ?? path;
  }
  if (platform.can.share) {
    await platform.share({ title, url });
    return 'left';
  }
  return (await copy(url)) ? 'copied' : 'failed';
}
