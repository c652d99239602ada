/** Masks a destination, from the whole text or the operator's own mask of it: recognisable, but not usable. */
export function maskedRequisites(requisites: string): string {
  if (requisites === '') return '';
  const start = /^[a-z]{2}/i.test(requisites) ? requisites.slice(0, 4) : '';
  return requisites.length <= 4 ? '••••' : `${start}${start === '' ? '' : ' '}•••• ${requisites.slice(-4)}`;
}
