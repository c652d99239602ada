import { confirm } from './confirm.ts';
import type { AppServices } from './deps.ts';

interface Reason {
  /** Where the player was, with its query, without locale prefix. */
  readonly from: string;
  readonly toastType: string;
}

/** 2.10-18, 2.10-32: asks for the missing profile data; if the player agrees, opens the profile's settings. */
export async function fillProfile(
  { t, dialogs, navigate }: Pick<AppServices, 't' | 'dialogs' | 'navigate'>,
  { from, toastType }: Reason,
): Promise<boolean> {
  const isAgreed = await confirm({ dialogs }, 'fillProfileInfo', {
    title: t('needs:fillProfile.title'),
    content: t('needs:fillProfile.text'),
    textAgree: t('needs:fillProfile.agree'),
    textReject: t('needs:fillProfile.reject'),
  });
  if (isAgreed) navigate(`/profile/settings?${new URLSearchParams({ from, toastType })}`);
  return isAgreed;
}
