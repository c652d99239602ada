import type { AppServices } from '../../../kernel/AppServices.ts';
import type { DialogKind } from '../../../kernel/dialogs.ts';
import { settingsPath } from '../paths.ts';
import type { FillProfileProps } from '../fill/FillProfileProps.ts';

/** 2.10-18: true if the player agrees to complete their profile. */
const fillProfileDialog: DialogKind<FillProfileProps, boolean> = {
  name: 'fillProfileInfo',
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  namespaces: ['forms'],
  load: async () => (await import('../fill/FillProfileQuestion.tsx')).FillProfileQuestion,
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
  if (isAgreed) navigate(`${settingsPath}?${new URLSearchParams({ from, toastType })}`);
  return isAgreed;
}
