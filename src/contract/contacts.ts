import { object } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { done, integer, optionalText, text } from './base/schemas.ts';

/** An e-mail address, or a phone number with its country code in any spelling. */
const contact = () => text().max(255);

export const contacts = {
  /**
   * 7-3. A changed contact takes the place of the one before when it is confirmed; until then getprofileinfo lists it as
   * unconfirmed, and the one before still signs in. It is dropped when the session ends that has added it. The reply does not tell whether another account has the contact.
   * Asks for a fresh proof (`account.getProof`).
   */
  addcontact: endpoint(
    'POST',
    'account.addcontact',
    object({
      contact: contact(),
      /** ISO code of the country chosen with a phone number; left out, the number has its country code. */
      phone_country_code: optionalText().max(8),
    }),
    done(),
    { access: 'player' },
  ),
  /**
   * 7-20. Sends a code to an unconfirmed contact of the player; e-mails also link to the confirmation page, with a longer
   * code. Too early: TooManyRequestsException with `resend_time` (seconds) in the error's data.
   */
  sendconfirmationtocontact: endpoint(
    'POST',
    'account.sendconfirmationtocontact',
    object({ contact: contact() }),
    object({ resend_time: integer() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-9. For guests too: the link in an e-mail may be opened in another browser. InvalidParameterException at `code`:
   * `wrongCode`, or `expiredCode`, which a guest also gets for a wrong one. After a right code for a contact that a player
   * has proven who has excluded themselves: AuthorizationException as at their sign-in; the account stays held, and the session of
   * the call ends. In a session of another account, which stays, it is InvalidRequestException with the same data.
   */
  confirmContact: endpoint(
    'POST',
    'account.confirmContact',
    object({ contact: contact(), code: text().max(16) }),
    done(),
    { access: 'any' },
  ),
  /**
   * A confirmed contact that another one replaces signs in and gets the codes for three days still, and the message that
   * went there links to the page of this call. It makes the contact the present one again, drops the new one, ends all
   * sessions, and leaves the account without a password: access is restored by `contact`. InvalidParameterException at
   * `code`, `expiredCode`. AuthorizationException as in `account.confirmContact`: the contact stays as it is.
   */
  takeBackContact: endpoint(
    'POST',
    'account.takeBackContact',
    object({ code: text().max(64) }),
    object({ contact: contact() }).defined(),
    { access: 'any' },
  ),
};
