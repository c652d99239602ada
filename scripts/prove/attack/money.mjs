/**
 * Deposits that are open when their player excludes themselves or lowers their limit, and are paid all the same: at that
 * moment, or after it.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { PASSWORD, Visitor } from './Visitor.mjs';

const ORDERS = 6;
/** The first of them are paid at the same moment: each is credited before the stop, or goes back after it. */
const RACING = 3;
const DAY_MS = 24 * 3_600_000;

export async function money(product) {
  return [
    await paidAfter(product, 'an exclusion', ['responsible.exclude', { kind: 'break', length: '0' }]),
    await paidAfter(product, 'a lowered limit', [
      'responsible.setLimit',
      { kind: 'deposit', period: 'day', amount: '10' },
    ]),
  ];
}

async function paidAfter(product, what, [name, fields]) {
  const operator = (control, sent = {}) =>
    useControl(product.operator, { dataDir: product.dataDir, control, fields: sent });
  const pay = (id) =>
    useControl(product.vendors, {
      dataDir: product.dataDir,
      control: 'outcome',
      fields: { merchant_ref: id, outcome: 'approve' },
    });
  const email = `attack.${randomUUID().replaceAll('-', '').slice(0, 12)}@example.test`;
  const player = await new Visitor(product).register({ email, country: 'LV' });
  const order = { method: 'card', amount: '3000', currency: 'USD' };
  const ids = [];
  for (let at = 0; at < ORDERS; at += 1)
    ids.push((await player.call('cashier.makedeposit', order)).data.transaction.id);
  const [stopped] = await Promise.all([player.call(name, fields), ...ids.slice(0, RACING).map(pay)]);
  const faults = stopped.status === 200 ? [] : [`${what} was refused: ${stopped.text.slice(0, 120)}`];
  await Promise.all(ids.slice(RACING).map(pay));
  // The vendor is asked to cancel, then about what it was paid for, then to give that back.
  for (const control of ['deposits/stop', 'reconcile', 'deposits/stop']) await operator(control);
  // The break is over, and the player looks at their history.
  await operator('clock/advance', { ms: DAY_MS + 3_600_000 });
  await signIn(player, email);
  const { data } = await player.call('cashier.gethistory', { count: '100', type: 'deposit' }, { verb: 'GET' });
  const statusOf = (id) => data.items.find((item) => item.id === id)?.status ?? 'missing';
  const late = ids.slice(RACING).map(statusOf);
  const credited = late.filter((status) => status === 'succeeded').length;
  const unended = ids.map(statusOf).filter((status) => !['succeeded', 'returned', 'cancelled'].includes(status));
  faults.push(...unended.map((status) => `a deposit is ${status}`));
  return {
    attack: `money: deposits paid after ${what}`,
    tries: ids.length,
    measured: `${credited} of ${late.length} credited`,
    harm: credited + faults.length,
    details: [...faults, ...late.filter((status) => status === 'succeeded').map(() => 'a late deposit was credited')],
  };
}

async function signIn(player, login) {
  const reply = await player.call('auth.login', { login, password: PASSWORD });
  if (reply.status !== 200) throw new Error(`auth.login answered ${reply.status}: ${reply.text.slice(0, 200)}`);
  player.cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
