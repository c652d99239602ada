import { array, number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, flag, nothing, text } from '../base/schemas.ts';

const channel = () => string().oneOf(['telegram', 'push']).defined();

export const notifications = {
  /**
   * The kinds of notifications, with names in the caller's language, and the channels they can come by. Each pair has a
   * consent of its own, off until the player gives it. `is_reachable`: something can be delivered now, as the bot may
   * write to the player or a browser is subscribed.
   */
  getSettings: endpoint(
    'GET',
    'notifications.getSettings',
    nothing(),
    object({
      channels: array(object({ name: channel(), is_reachable: flag() }).defined()).defined(),
      kinds: array(
        object({
          kind: text(),
          label: text(),
          /** Names of the channels that the player has agreed to. */
          channels: array(channel()).defined(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * Gives or withdraws the consent for one kind and channel. InvalidParameterException: `wrongField` at `kind` or
   * `channel` if there is none of that name; `notReachable` at `channel` for a yes to a channel that cannot be delivered
   * to.
   */
  changeConsent: endpoint(
    'POST',
    'notifications.changeConsent',
    object({
      kind: text().max(40),
      channel: text().max(40),
      consent: number<0 | 1>().oneOf([0, 1]).required(),
    }),
    done(),
    { access: 'player' },
  ),
};
