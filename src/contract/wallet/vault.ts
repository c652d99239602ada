import { array, number, object } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { instant, money, nothing, rowId, text } from '../base/schemas.ts';

/** Hours between the request to take money out of the vault and its arrival on the main balance. */
export const vaultDelays = [0, 24, 72, 168] as const;

const delay = () =>
  number()
    .oneOf([...vaultDelays])
    .defined();

/** Money that the player has set aside: stakes and withdrawals cannot touch it. */
const state = object({
  amount: money(),
  /** What can be taken out: the amount without what is on its way out. */
  available: money(),
  /** What can be put in: the main balance. */
  main: money(),
  delay_hours: delay(),
  /** A shorter delay that takes effect after the longer one; null for none. */
  next_delay: object({ hours: delay(), effective_at: instant() }).nullable().defined(),
  leaving: array(object({ id: rowId(), amount: money(), due_at: instant() }).defined()).defined(),
  server_time: instant(),
}).defined();

/** An amount above what there is: `insufficientFunds` at the field `amount`, with params available and currency. */
const order = object({ amount: text().required().max(40), currency: text().required().max(8) });

export const vault = {
  get: endpoint('GET', 'vault.get', nothing(), state, { access: 'player' }),
  /** From the main balance into the vault, at once. */
  put: endpoint('POST', 'vault.put', order, state, { access: 'player', spends: true }),
  /** Out of the vault: at once, or after the player's delay, in `leaving` until then. */
  take: endpoint('POST', 'vault.take', order, state, { access: 'player', spends: true }),
  /** What is on its way out stays in the vault; repeatable. InvalidParameterException at `id`: wrongField. */
  keep: endpoint('POST', 'vault.keep', object({ id: rowId() }), state, { access: 'player' }),
  /** A longer delay takes effect at once, a shorter one after the present one. */
  setDelay: endpoint('POST', 'vault.setDelay', object({ hours: delay().required() }), state, { access: 'player' }),
};
