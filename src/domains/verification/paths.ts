/** Paths without locale prefix; `href` of the app adds it. */
export const verificationPath = '/profile/verification';

/** Query flags that open the verification over any page (2.10-5). */
export const popupFlag = 'show_popup_verification';
export const actionFlag = 'externalActionId';

/** 2.10-5: the address that opens the verification over the page at `path`, whose query it keeps. */
export function withVerification(path: string, externalActionId = ''): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://site.invalid');
  searchParams.set(popupFlag, '1');
  if (externalActionId !== '') searchParams.set(actionFlag, externalActionId);
  return `${pathname}?${searchParams}${hash}`;
}
