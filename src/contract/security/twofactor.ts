import { array, object, string } from 'yup';
import { contactTypes } from '../base/contactTypes.ts';
import { endpoint } from '../base/endpoint.ts';
import { flag, integer, nothing, optionalText, text } from '../base/schemas.ts';

const kind = () => string().oneOf(['authenticator', 'contact']);
const channel = () => string().oneOf(contactTypes);

/** 7-8, 7-10 and what the security page shows of the second factor. */
export const twofactor = {
  /** How it stands, and the contacts that a code could be sent to; these are shown shortened ("a…@example.test"). */
  getTwoFactorAuth: endpoint(
    'GET',
    'account.getTwoFactorAuth',
    nothing(),
    object({
      type: kind().nullable().defined(),
      /** Of type `contact`: where codes are sent. */
      contact: text(),
      recovery_codes_left: integer(),
      contacts: array(object({ channel: channel().defined(), contact: text() }).defined()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-8. Starts switching it on (with a `type`, and for a contact its `channel`) or off. Nothing changes until
   * `confirmTwoFactorAuth`, within ten minutes. For an authenticator that is switched on, the answer has its secret and
   * otpauth address; for a contact, a code is sent unless the code before is younger than the resend time. Both calls
   * ask for a fresh proof (`account.getProof`).
   */
  changeTwoFactorAuth: endpoint(
    'POST',
    'account.changeTwoFactorAuth',
    object({
      enable: flag(),
      type: optionalText().oneOf(['', 'authenticator', 'contact'] as const),
      channel: optionalText().oneOf(['', ...contactTypes] as const),
    }),
    object({
      type: kind().defined(),
      uri: string().nullable().defined(),
      secret: string().nullable().defined(),
      contact: text(),
      is_sent: flag(),
      /** Seconds until another code can be sent; 0 where none is sent. */
      resend_time: integer(),
    }).defined(),
    { access: 'player' },
  ),
  /** 7-10. `recovery_codes` are returned this once: each signs in once in place of a code. Empty after switching off. */
  confirmTwoFactorAuth: endpoint(
    'POST',
    'account.confirmTwoFactorAuth',
    object({ code: text().max(16) }),
    object({ is_enabled: flag(), recovery_codes: array(text()).defined() }).defined(),
    { access: 'player' },
  ),
};
