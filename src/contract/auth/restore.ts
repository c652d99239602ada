import { object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, integer, optionalText, signedIn, text } from '../base/schemas.ts';

const password = () => text().max(1024);

export const restore = {
  /**
   * 7-27. With a login only: sends a code (CODE_SENT), by e-mail or text message; reply and time are the same whether or
   * not the account exists. With code and password: sets the password, ends all sessions and signs in (OK), or leads to
   * the sign-in where two-factor sign-in is on (SIGN_IN). Errors at `code`: wrongCode, expiredCode. A code counts for
   * the name and at the address that asked for it. CODE_SENT, and nothing is sent, where the account has had too many.
   */
  restore: endpoint(
    'POST',
    'auth.restore',
    object({ login: text().max(255), code: optionalText().max(16), password: optionalText().max(1024) }),
    object({
      status: string().oneOf(['CODE_SENT', 'OK', 'SIGN_IN']).defined(),
      /** Seconds until another code can be requested; 0 once the password is set. */
      resend_time: integer(),
      payload: signedIn().nullable().defined(),
    }).defined(),
    { access: 'any' },
  ),
  /**
   * 7-6. Ends the player's other sessions, and puts another token in the place of this one's (`sessionHeader`). Errors: `old_password`
   * wrongPassword; `new_password` as at registration.
   */
  changepassword: endpoint(
    'POST',
    'account.changepassword',
    object({ old_password: password(), new_password: password() }),
    done(),
    { access: 'player' },
  ),
};
