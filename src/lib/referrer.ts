/** Where the visitor has come from: the address of the page before, if it was another site's and may be known. */
export function outsideReferrer(): string {
  const { referrer } = document;
  if (referrer === '' || !URL.canParse(referrer)) return '';
  return new URL(referrer).origin === window.location.origin ? '' : referrer;
}
