/** A phone number without the marks people write between its digits. */
export function phoneDigits(phone: string): string {
  return phone.replace(/[\s()+.-]/g, '');
}

/** The one spelling of a login, e-mail address or phone number: all texts that would find the same account share it. */
export function canonicalLogin(login: string): string {
  const digits = phoneDigits(login);
  return /^\d+$/.test(digits) ? digits : login.toLowerCase();
}
