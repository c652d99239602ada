import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import type { NeededField, NeedKind } from '../../../market/requirements.ts';
import { OperatorError } from '../../../OperatorError.ts';
import type { Player } from '../../../players/player.ts';
import type { VerificationStatus } from '../verification/module.ts';

const values: Readonly<Record<NeededField, (player: Player) => string>> = {
  first_name: (player) => player.first_name,
  last_name: (player) => player.last_name,
  birth_date: (player) => player.birth_date,
  country: (player) => player.country_code,
  home_town: (player) => player.home_town,
  address: (player) => player.address,
};

/** The fields that the player has not filled. */
export const missingFields = (player: Player, fields: readonly NeededField[]): readonly NeededField[] =>
  fields.filter((field) => values[field](player).trim() === '');

/** The contact that the player is asked to confirm: one that they have, else the first; null if one is confirmed. */
export function contactToConfirm(player: Player, contacts: readonly ContactType[]): ContactType | null {
  const confirmedAt = { email: player.email_confirmed_at, phone: player.phone_confirmed_at };
  if (contacts.some((type) => player[type] !== null && confirmedAt[type] !== null)) return null;
  return contacts.find((type) => player[type] !== null) ?? contacts[0] ?? null;
}

const kycTypes = {
  kycProfile: 'KycUserProfileException',
  kycWithdrawal: 'KycWithdrawalException',
  provider: 'IdentityVerificationProviderRequiredException',
} as const;

export type KycKind = keyof typeof kycTypes;

export const isKyc = (kind: NeedKind): kind is KycKind => Object.hasOwn(kycTypes, kind);

/** 8-7, 8-8: `status` tells whether there is something to do, or to wait for. */
export const needsIdentity = (kind: KycKind, status: VerificationStatus): OperatorError =>
  new OperatorError(kycTypes[kind], 'Verify your identity first', { status });

export const needsDeposit = (): OperatorError => new OperatorError('UserNeedDepositException', 'Make a deposit first');

export const needsProfile = (fields: readonly NeededField[]): OperatorError =>
  new OperatorError('UserNeedProfileDataException', 'Fill in your profile first', { fields });

export const needsContact = (type: ContactType): OperatorError =>
  new OperatorError('UserNeedConfirmContactException', 'Confirm a contact first', { contact_type: type });

/** 8-9: the house is checking the destination. */
export const onVerification = (): OperatorError =>
  new OperatorError('RequisitesOnVerificationException', 'This destination is being checked');

/** 8-9: the player has to show that the destination is theirs, in the provider's action of this id (7-93). */
export const needsValidation = (externalActionId: string): OperatorError =>
  new OperatorError('RequisitesValidationRequiredException', 'Show that this destination is yours', {
    external_action_id: externalActionId,
  });

export const fraudulent = (): OperatorError =>
  new OperatorError('RequisitesFraudulentException', 'This destination cannot be used');
