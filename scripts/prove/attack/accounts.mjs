/**
 * Whoever has got hold of a live session or of the old password tries to keep the account: calls by the session alone,
 * and sign-ins that are under way while the owner changes the password.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { excludedSignUps } from './excludedSignUps.mjs';
import { passedRow as row } from './passedRow.mjs';
import { NEXT_PASSWORD, strangersAtCodes } from './strangersAtCodes.mjs';
import { PASSWORD, Visitor } from './Visitor.mjs';

const VICTIMS = 4;
/** Sign-ins with the old password that are sent together with its change. */
const SIGN_INS = 16;

/** What would give the account or its money away: names and fields. */
const SENSITIVE = [
  ['account.addcontact', { contact: 'thief@example.test' }],
  ['passkeys.registerOptions', {}],
  ['passkeys.register', { credential: '{}' }],
  ['passkeys.remove', { id: 'any' }],
  ['account.changeTwoFactorAuth', { enable: '1', type: 'authenticator' }],
  ['account.confirmTwoFactorAuth', { code: '123456' }],
  ['telegram.makeLink', {}],
  ['telegram.unlink', {}],
  ['entries.confirm', { id: 'telegram:1' }],
  ['entries.remove', { id: 'telegram:1' }],
  ['privacy.exportData', { format: 'json' }],
  ['games.createhistoryexportrequest', {}],
  ['games.gethistoryexportfile', { id: 'any' }],
  ['cashier.makewithdrawal', { method: 'card', amount: '20', currency: 'USD', requisites: '4111111111111111' }],
];

export async function accounts(product) {
  const control = (name, fields) => useControl(product.operator, { dataDir: product.dataDir, control: name, fields });
  return [
    await stolenSessions({ product, control }),
    await racingSignIns(product),
    await strangersAtCodes(product),
    await excludedSignUps(product),
  ];
}

async function stolenSessions({ product, control }) {
  const passed = [];
  let tries = 0;
  for (let at = 0; at < VICTIMS; at += 1) {
    const owner = await new Visitor(product).register({ country: 'LV' });
    await control('credit', { uid: owner.uid, amount: '100.00', currency: 'USD' });
    await control('sessions/age', { uid: owner.uid });
    const thief = new Visitor(product);
    thief.cookie = owner.cookie;
    const replies = await Promise.all(SENSITIVE.map(([name, fields]) => thief.call(name, fields)));
    tries += replies.length;
    for (const [place, { status, text }] of replies.entries()) {
      // Without a linked Telegram user there is nothing to unlink, which is said first.
      const isRefused = status === 422 && (text.includes('"proof":[') || text.includes('onlyWayIn'));
      if (!isRefused) passed.push(`${SENSITIVE[place][0]} answered ${status} ${text.slice(0, 120)}`);
    }
  }
  return row('accounts: calls by a stolen session', tries, passed);
}

async function racingSignIns(product) {
  const survived = [];
  let tries = 0;
  for (let at = 0; at < VICTIMS; at += 1) {
    const email = `attack.${randomUUID().replaceAll('-', '').slice(0, 12)}@example.test`;
    const owner = await new Visitor(product).register({ email });
    const thieves = Array.from({ length: SIGN_INS }, () => new Visitor(product));
    const [changed, ...replies] = await Promise.all([
      owner.call('account.changepassword', { old_password: PASSWORD, new_password: NEXT_PASSWORD }),
      ...thieves.map((thief) => thief.call('auth.login', { login: email, password: PASSWORD })),
    ]);
    if (changed.status !== 200) survived.push(`the owner’s change answered ${changed.status}`);
    tries += replies.length;
    for (const [place, { headers }] of replies.entries()) {
      const thief = thieves[place];
      thief.cookie = headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      if (thief.cookie === '') continue;
      const { data } = await thief.call('account.getInfo', {}, { verb: 'GET' });
      if (data?.uid === owner.uid) survived.push(`a sign-in with the old password outlived its change`);
    }
  }
  return row('accounts: sign-ins while the password changes', tries, survived);
}
