import type { StoreDeps } from '../../kernel/deps.ts';

/** `left`: the player has decided in the shell's own dialog, whatever they chose. */
export type ShareOutcome = 'left' | 'copied' | 'failed';

interface Subject {
  readonly sysname: string;
  readonly title: string;
}

/**
 * Shares a game: in a messenger by a message that the bot prepares, else by the system's share sheet, else by copying
 * the page's address. `path` is the game's page on this site.
 */
export async function shareGame(
  { call, platform, session }: Pick<StoreDeps, 'call' | 'platform' | 'session'>,
  { sysname, title }: Subject,
  path: string,
  copy: (path: string) => Promise<boolean>,
): Promise<ShareOutcome> {
  let url = path;
  if (platform.sendPrepared !== null && session.isPlayer) {
    const prepared = await call('POST messenger.prepareShare', { kind: 'game', game: sysname }).catch(() => null);
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
