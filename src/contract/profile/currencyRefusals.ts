/**
 * Why an account keeps its currency: money, also in the vault; a payment, round or bet under way; bought spins of a
 * wheel; a prize on its way; cashback that can be claimed; gifts of a wheel; a VPN order that is paid and not delivered;
 * limits of money. Each comes with `currency`, the one that is kept.
 */
export const currencyRefusals = [
  'balanceLeft',
  'paymentsOpen',
  'roundsOpen',
  'betsOpen',
  'spinsLeft',
  'prizeDue',
  'cashbackLeft',
  'giftsLeft',
  'vpnOpen',
  'limitsSet',
] as const;
export type KeptCurrency = (typeof currencyRefusals)[number];
