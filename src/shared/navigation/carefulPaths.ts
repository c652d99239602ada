/**
 * Pages that move money, prove who the player is, ask for a password, or have a secret in their address: no third
 * party's code is ever loaded there, and nothing is measured.
 */
const careful =
  /^\/(?:cashier|payment-return|profile\/(?:security|verification|privacy)|forms|restore|confirmation|unsubscribe|hand)(?:\/|$)/;

/** `path`: without its locale prefix. */
export const isCarefulPath = (path: string): boolean => careful.test(path);
