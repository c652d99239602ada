/**
 * Whether a text can name a wallet: an e-mail address, a phone or an account name, of 4 to 64 characters. The same wallet
 * pays and is paid to, so deposits and withdrawals share this rule.
 */
export const isWallet = (text: string): boolean => /^[\p{L}\d+][\p{L}\p{M}\d@._+-]{3,63}$/u.test(text);
