import type { ContactType } from '../../../../contract/base/contactTypes.ts';
import type { ErrorType } from '../../../../contract/base/errors.ts';
import { areTermsAsked, isApiError } from '../../../../lib/errors.ts';
import type { ApiError } from '../../../../lib/errors.ts';

/** 6-4: what the operator asks a player to do before an action (8-3, 8-7 to 8-9). */
export type NeedCode =
  | 'registration'
  | 'terms'
  | 'held'
  | 'deposit'
  | 'profile'
  | 'contact'
  | 'identity'
  | 'identityToWithdraw'
  | 'provider'
  | 'requisitesOnCheck'
  | 'requisitesToShow';

export interface Need {
  readonly code: NeedCode;
  /** The missing profile data by sysname, as far as the operator names it. */
  readonly fields: readonly string[];
  /** The contact to confirm; empty if the operator does not say which. */
  readonly contact: ContactType | '';
  /** How the identity's verification stands. */
  readonly identity: 'open' | 'pending' | 'refused';
  /** Id of the provider's action about the requisites (7-93); empty without one. */
  readonly actionId: string;
}

/** A need that is known without a refusal. */
export const needWith = (code: NeedCode): Need => ({ code, fields: [], contact: '', identity: 'open', actionId: '' });

const codes: Partial<Readonly<Record<ErrorType, NeedCode>>> = {
  UserNeedDepositException: 'deposit',
  UserNeedProfileDataException: 'profile',
  UserNeedConfirmContactException: 'contact',
  KycUserProfileException: 'identity',
  KycWithdrawalException: 'identityToWithdraw',
  IdentityVerificationProviderRequiredException: 'provider',
  RequisitesOnVerificationException: 'requisitesOnCheck',
  RequisitesValidationRequiredException: 'requisitesToShow',
};

function codeOf(error: ApiError): NeedCode | undefined {
  if (areTermsAsked(error)) return 'terms';
  return error.data['held'] === true ? 'held' : codes[error.type];
}

/** The need that a refusal names; null for any other error. What the operator says of it is not trusted. */
export function needOf(error: unknown): Need | null {
  if (!isApiError(error)) return null;
  const code = codeOf(error);
  if (code === undefined) return null;
  const { fields, contact_type: contact, status, external_action_id: actionId, reason } = error.data;
  return {
    code: code === 'profile' && reason === 'registration' ? 'registration' : code,
    fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
    contact: contact === 'email' || contact === 'phone' ? contact : '',
    identity: identityOf(status),
    actionId: typeof actionId === 'string' ? actionId : '',
  };
}

function identityOf(status: unknown): Need['identity'] {
  if (status === 'pending') return 'pending';
  return status === 'rejected_final' ? 'refused' : 'open';
}
