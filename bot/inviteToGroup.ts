import { GrammyError, InlineKeyboard } from 'grammy';
import type { Api } from 'grammy';
import type { Words } from './words/wordsByLocale.ts';

/** The number that the operator gives its requests for a group to invite to. */
export const inviteRequest = 1;

interface Invited {
  readonly groupId: number;
  /** Given name of who invites; empty if it is not said. */
  readonly by: string;
  /** Null if they have no account. */
  readonly link: string | null;
}

/**
 * Writes a player's invitation into a group that they have shared with the bot. `refused`: the messenger has not let the
 * bot write there.
 */
export async function inviteToGroup(
  api: Api,
  { group, go }: Words,
  { groupId, by, link }: Invited,
): Promise<'sent' | 'refused' | 'not_linked'> {
  if (link === null) return 'not_linked';
  try {
    await api.sendMessage(
      groupId,
      group.invitation.replace('{name}', () => by || group.somebody),
      { reply_markup: new InlineKeyboard().url(go, link) },
    );
    return 'sent';
  } catch (error) {
    if (error instanceof GrammyError) return 'refused';
    throw error;
  }
}
