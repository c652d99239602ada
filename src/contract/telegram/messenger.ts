import { object, string } from 'yup';
import { promotion } from '../offers/campaigns.ts';
import { endpoint } from '../base/endpoint.ts';
import { done, flag, integer, money, nothing, optionalText, text } from '../base/schemas.ts';

export const messenger = {
  /**
   * The player's own referral link into the messenger's mini app, and how many players have registered by it. `code` is
   * the value of the start parameter `ref`.
   */
  getReferral: endpoint(
    'GET',
    'messenger.getReferral',
    nothing(),
    object({
      link: text(),
      code: text(),
      count: integer(),
      /** What the player gets for each friend, once a deposit of theirs is at least so much; null if nothing. */
      reward: object({ min_deposit: money(), promotion }).nullable().defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * Prepares a message about a game, or about a win in it, that the player can send to chats of their choice. `id` is the
   * messenger's, null if the account is not linked to the messenger or the messenger did not answer: then `url` can be
   * shared by other means. A win is named by its `round`, and told in stakes, never as an amount.
   * InvalidParameterException with `wrongField` at `game` if there is none of that name, at `round` if it is no settled
   * round of the player's in this game that has paid more than its stake.
   */
  prepareShare: endpoint(
    'POST',
    'messenger.prepareShare',
    object({ kind: string().oneOf(['game', 'win']).required(), game: text().max(100), round: optionalText().max(64) }),
    object({ id: string().nullable().defined(), url: text() }).defined(),
    { access: 'player' },
  ),
  /**
   * Prepares a button by which the player chooses a group of theirs for the bot to bring their invitation to, with their
   * referral link. `id` is the messenger's, null if the account is not linked to the messenger or the messenger did not
   * answer.
   */
  prepareInvite: endpoint(
    'POST',
    'messenger.prepareInvite',
    nothing(),
    object({ id: string().nullable().defined() }).defined(),
    { access: 'player' },
  ),
  /** Asks the messenger whether the bot may write to the player, after they have allowed it in its dialog. */
  checkWriteAccess: endpoint('POST', 'messenger.checkWriteAccess', nothing(), object({ may_write: flag() }).defined(), {
    access: 'player',
  }),
  /**
   * The player is about to share their phone number with the bot: for ten minutes the operator accepts their own number
   * from it, as a confirmed phone of the account. Without this call a shared contact changes nothing. It needs what
   * `account.addcontact` needs, a fresh proof included.
   */
  askContact: endpoint('POST', 'messenger.askContact', nothing(), done(), { access: 'player' }),
  /**
   * What has become of the latest `askContact`. `waiting`: the bot has passed nothing on yet. `taken`: another account has
   * the number. `wrong`: there is no such number, or the account can
   * take none now. `none`: nothing was asked, or it is too long ago.
   */
  getContact: endpoint(
    'GET',
    'messenger.getContact',
    nothing(),
    object({
      status: string()
        .oneOf(['none', 'waiting', 'confirmed', 'taken', 'wrong'] as const)
        .defined(),
    }).defined(),
    { access: 'player' },
  ),
};
