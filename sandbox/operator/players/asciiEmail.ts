import { domainToASCII, domainToUnicode } from 'node:url';

/** Converts the domain of an address; a domain that has no such form stays. */
function withDomain(email: string, convert: (domain: string) => string): string {
  const at = email.lastIndexOf('@');
  const domain = at < 0 ? '' : convert(email.slice(at + 1));
  return domain === '' ? email : email.slice(0, at + 1) + domain;
}

/** The address with its domain in ASCII: `bücher.test` and `xn--bcher-kva.test` are one domain. */
export const asciiEmail = (email: string): string => withDomain(email, domainToASCII);

/** An address as it is stored. Empty for an empty text. */
export const storedEmail = (text: string): string => asciiEmail(text.trim().toLowerCase());

/** The forms in which the address may be stored: rows of before have the domain as it was typed. As given first. */
export function emailForms(text: string): readonly string[] {
  const plain = text.trim().toLowerCase();
  return [...new Set([plain, asciiEmail(plain), withDomain(plain, domainToUnicode)])];
}
