import { array, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { done, nothing, optionalText, text } from './base/schemas.ts';

/** How a player's identity verification stands. */
export const verificationStatuses = [
  'none',
  'started',
  'pending',
  'approved',
  'rejected_retry',
  'rejected_final',
] as const;

export const verification = {
  /** How the player's verification stands, with the provider's reasons (`LOW_QUALITY`) of a rejection. */
  get: endpoint(
    'GET',
    'verification.get',
    nothing(),
    object({
      status: string().oneOf(verificationStatuses).defined(),
      reject_labels: array(text()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /** 7-92. The player's applicant at the provider, created once. */
  createApplicant: endpoint(
    'POST',
    'verification.createApplicant',
    nothing(),
    object({ applicant_id: text() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-93. A token of ten minutes for the provider's web SDK, which asks for another when it runs out. Refused
   * (InvalidRequestException with `status` in the error's data) once the verification is approved or finally rejected.
   */
  getAccessToken: endpoint(
    'POST',
    'verification.getAccessToken',
    object({ externalActionId: optionalText().matches(/^[\w.:-]{0,100}$/) }),
    object({ token: text() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-21. The player has handed documents in. The operator asks the provider, whose word counts; a provider that does
   * not answer is asked again later.
   */
  setUserOnVerification: endpoint('POST', 'account.setUserOnVerification', nothing(), done(), { access: 'player' }),
};

/** The player's verification has changed; `status` is that of `verification.get`. */
export interface VerificationChanged {
  readonly type: 'account.verification_changed';
  readonly data: {
    readonly status: (typeof verificationStatuses)[number];
    readonly is_on_verification: boolean;
    readonly is_verified: boolean;
  };
}

declare module './base/realtime.ts' {
  interface RealtimeEvents {
    'account.verification_changed': VerificationChanged;
  }
}
