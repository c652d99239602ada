import { number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, text } from '../base/schemas.ts';

const contact = () => text().max(255);

export const subscriptions = {
  /**
   * 7-7. Promotions and news to one of the player's own contacts: 1 for yes, 0 for no. InvalidParameterException at
   * `contact`: `wrongField` if it is not theirs, whoever else has it; `contactNotConfirmed` for a yes before its
   * confirmation.
   */
  changeSubscription: endpoint(
    'POST',
    'account.changeSubscription',
    object({ contact: contact(), subscription: number<0 | 1>().oneOf([0, 1]).required() }),
    done(),
    { access: 'player' },
  ),
  /**
   * 7-23, 2.2-13. For guests: contact and token are in the link of a promotional message. InvalidParameterException at
   * `token`: `wrongToken` (also for another contact than the token's), `expiredToken`.
   */
  unsubscribe: endpoint(
    'POST',
    'account.unsubscribe',
    object({ contact: contact(), token: text().max(200) }),
    object({ status: string().oneOf(['unsubscribed', 'alreadyUnsubscribed']).defined() }).defined(),
    { access: 'any' },
  ),
};
