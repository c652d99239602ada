import { object, string } from 'yup';
import { auth } from '../auth/auth.ts';
import { endpoint } from '../base/endpoint.ts';
import { done, flag, nothing, optionalFlag, optionalText, signedIn, text } from '../base/schemas.ts';

/** The raw init data of a launch, as in auth.register. */
const launch = () => text().required().max(8192);

/**
 * Which Telegram account opens a player's account. Linking moves the launching Telegram user from the account that their
 * first launch has made, which must be unused, to the existing one, and signs in there. Refusals of all linking calls, at
 * `payload`: `accountInUse` (the launch's account has money, history or another way in), `otherTelegram` (the existing
 * account is linked to another Telegram user), `unavailable` (it is closed or taking a break), `wrongEntry` (wrong login
 * or password; not 401, which is about the caller's own session).
 */
export const telegram = {
  /** `can_unlink` is false where Telegram is the only way in. */
  getStatus: endpoint(
    'GET',
    'telegram.getStatus',
    nothing(),
    object({ is_linked: flag(), can_unlink: flag() }).defined(),
    { access: 'player' },
  ),
  /**
   * A deep link that links the Telegram account of whoever opens it to the caller's account: once, for ten minutes. Asks
   * for a fresh proof (`account.getProof`).
   */
  makeLink: endpoint('POST', 'telegram.makeLink', nothing(), object({ link: text() }).defined(), { access: 'player' }),
  /**
   * Opens such a link: without `agreed` it answers ASK and the account's login, shortened, so that nobody is linked to a
   * stranger's account unasked; with it, it links. InvalidParameterException at `code`, `wrongField`, for a code that is
   * unknown, used or too old.
   */
  takeLink: endpoint(
    'POST',
    'telegram.takeLink',
    object({ payload: launch(), code: text().required().max(200), agreed: optionalFlag() }),
    object({
      status: string().oneOf(['ASK', 'OK']).defined(),
      login: text(),
      payload: signedIn().nullable().defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** Links to the account of a login and its password; answers and the code are those of `auth.login`. */
  join: endpoint(
    'POST',
    'telegram.join',
    object({
      payload: launch(),
      login: text().max(255),
      password: text().max(1024),
      code: optionalText().max(16),
    }),
    auth.login.output,
    { access: 'any' },
  ),
  /**
   * Unlinks; the messenger's sessions end. Asks for a fresh proof. InvalidParameterException at `account`, `onlyWayIn`,
   * where nothing else opens the account.
   */
  unlink: endpoint('POST', 'telegram.unlink', nothing(), done(), { access: 'player' }),
};
