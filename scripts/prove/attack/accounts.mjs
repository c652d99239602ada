/**
 * Whoever has got hold of a live session or of the old password tries to keep the account: calls by the session alone,
 * and sign-ins that are under way while the owner changes the password. Strangers ask for the owner's codes and guess.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { Owner } from '../guessing/Owner.mjs';
import { PASSWORD, Visitor } from './Visitor.mjs';

const NEXT_PASSWORD = 'Kept-harbor-5120';
const VICTIMS = 4;
/** Sign-ins with the old password that are sent together with its change. */
const SIGN_INS = 16;

/** Each asks for a code of every account, and guesses. */
const STRANGERS = 12;
/** Messages a day to restore an account: of strangers, and the owner's one (sandbox/operator/sessions/throttleLimits.ts). */
const MOST_MESSAGES = 8 + 1;
/** In ms: messages are delivered by a job. */
const MESSAGE_WITHIN = 15_000;

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
  ['cashier.makewithdrawal', { method: 'card', amount: '20', currency: 'USD', requisites: '4111111111111111' }],
];

export async function accounts(product) {
  const control = (name, fields) => useControl(product.operator, { dataDir: product.dataDir, control: name, fields });
  return [await stolenSessions({ product, control }), await racingSignIns(product), await strangersAtCodes(product)];
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

async function strangersAtCodes(product) {
  const passed = [];
  let tries = 0;
  for (let at = 0; at < VICTIMS; at += 1) {
    const owner = await new Owner(product).register();
    const { email } = owner;
    const confirming = await owner.codeFrom('account.sendconfirmationtocontact', { contact: email });
    const restoring = await owner.codeFrom('auth.restore', { login: email });
    for (let count = 0; count < STRANGERS; count += 1) {
      const stranger = new Visitor(product);
      await stranger.call('auth.restore', { login: email });
      const guesses = [
        await stranger.call('auth.restore', { login: email, code: '000000', password: NEXT_PASSWORD }),
        await stranger.call('account.confirmContact', { contact: email, code: '000000' }),
      ];
      tries += guesses.length + 1;
      for (const { status, text } of guesses)
        if (status === 200) passed.push(`a guess was right: ${text.slice(0, 120)}`);
    }
    for (const [name, fields] of [
      ['account.confirmContact', { contact: email, code: confirming }],
      ['auth.restore', { login: email, code: restoring, password: NEXT_PASSWORD }],
    ]) {
      const { status, text } = await owner.call(name, fields);
      if (status !== 200) passed.push(`the owner’s own code: ${name} answered ${status} ${text.slice(0, 120)}`);
    }
    const messages = await restoreMessages(owner);
    if (messages > MOST_MESSAGES) passed.push(`${messages} messages went to one account`);
  }
  return row('accounts: strangers ask for codes and guess', tries, passed);
}

/** Counted once the message that the password was changed is there, which is the last one. */
async function restoreMessages(owner) {
  const deadline = Date.now() + MESSAGE_WITHIN;
  let subjects = [];
  while (Date.now() < deadline && !subjects.includes('Your password was changed')) {
    await sleep(200);
    subjects = (await owner.messages()).map(({ subject }) => subject);
  }
  return subjects.filter((subject) => subject === 'Restore access').length;
}

const row = (attack, tries, passed) => ({
  attack,
  tries,
  measured: `${passed.length} passed`,
  harm: passed.length,
  details: passed,
});
