import type { StoreDeps } from '../../../kernel/stores.ts';

/** `left`: the player has chosen no group, or has sent the link by other means. `failed`: neither was possible. */
export type InviteOutcome = 'sent' | 'left' | 'failed';

/**
 * The player chooses a group in the messenger, and its bot brings their invitation there. Where the messenger prepares
 * nothing to choose by, for an account that is not its user's too, the link is shared as everywhere else.
 */
export async function inviteGroup(
  { call, platform }: Pick<StoreDeps, 'call' | 'platform'>,
  link: { readonly title: string; readonly url: string },
): Promise<InviteOutcome> {
  const prepared = await call('POST messenger.prepareInvite', {}).catch(() => null);
  if (platform.requestChat === null || prepared === null || prepared.id === null)
    return (await platform.share(link)) ? 'left' : 'failed';
  return (await platform.requestChat(prepared.id)) ? 'sent' : 'left';
}
