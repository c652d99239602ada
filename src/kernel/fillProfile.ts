import type { AppServices } from './deps.ts';
import type { DialogKind } from './dialogs.ts';

/** The page of the profile's personal data, which belongs to the domain `profile`. */
const fillProfilePath = '/profile/settings';

export interface FillProfileProps {
  /** Sysnames of what is missing; null to ask the operator what its definitions require. */
  readonly missing: readonly string[] | null;
}

/** 2.10-18: true if the player agrees to complete their profile. */
const fillProfileDialog: DialogKind<FillProfileProps, boolean> = {
  name: 'fillProfileInfo',
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  namespaces: ['forms'],
  load: async () => (await import('./dialogs/FillProfileQuestion.tsx')).FillProfileQuestion,
};

interface Reason {
  /** Where the player was, with its query, without locale prefix: the settings page offers the way back. */
  readonly from: string;
  /** Which notice the settings page shows: a key of `profile:toasts`; an unknown one gets the general notice. */
  readonly toastType: string;
  /** Sysnames of the missing fields, where the refusal names them. */
  readonly missing?: readonly string[];
}

/**
 * 2.10-18, 2.10-32: says which personal data is missing and, if the player agrees, opens the profile's settings.
 * Resolves whether they agreed.
 */
export async function fillProfile(
  { dialogs, navigate }: Pick<AppServices, 'dialogs' | 'navigate'>,
  { from, toastType, missing }: Reason,
): Promise<boolean> {
  const isAgreed = await dialogs.open(fillProfileDialog, { missing: missing ?? null });
  if (isAgreed) navigate(`${fillProfilePath}?${new URLSearchParams({ from, toastType })}`);
  return isAgreed;
}
