/**
 * Whoever has got hold of a live session or of the old password tries to keep the account: calls by the session alone,
 * and sign-ins that are under way while the owner changes the password. And players who have excluded themselves try to
 * begin anew.
 * @module
 */
import { randomInt, randomUUID } from 'node:crypto';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { sign } from '@tma.js/init-data-node';
import { BOT_TOKEN } from './launches.mjs';
import { PASSWORD, Visitor } from './Visitor.mjs';

const NEXT_PASSWORD = 'Kept-harbor-5120';
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
  ['cashier.makewithdrawal', { method: 'card', amount: '20', currency: 'USD', requisites: '4111111111111111' }],
];

export async function accounts(product) {
  const control = (name, fields) => useControl(product.operator, { dataDir: product.dataDir, control: name, fields });
  return [await stolenSessions({ product, control }), await racingSignIns(product), await excludedSignUps(product)];
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

/** A player with a Telegram user excludes themselves; then every way to a new account is tried. */
async function excludedSignUps(product) {
  const opened = [];
  let tries = 0;
  for (let at = 0; at < VICTIMS; at += 1) {
    const name = `attack.${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const email = `${name}@example.test`;
    // Letters alone: names have no digits.
    const last = `Quo${randomUUID().replace(/[^a-f]/g, '')}`;
    const person = { first_name: 'Zoé', last_name: last, birth_date: '1990-02-01', country: 'LV' };
    const player = await new Visitor(product).register({ email, ...person });
    const user = { id: randomInt(1, 2 ** 40), first_name: 'Attack', language_code: 'en' };
    const joined = await join(product, user, email);
    const unlinked = await player.call('telegram.unlink');
    const left = await player.call('responsible.exclude', { kind: 'self_exclusion', length: '60' });
    const states = [joined, unlinked, left].map(({ status }) => status);
    if (states.some((status) => status !== 200)) opened.push(`link, unlinking and exclusion answered ${states}`);
    const form = { password: PASSWORD, terms: '1', currency: 'USD' };
    const other = () => `attack.${randomUUID().replaceAll('-', '').slice(0, 12)}@example.test`;
    const attempts = {
      'the same address': { ...form, email },
      'x+1@': { ...form, email: `${name}+1@example.test` },
      'the same person': { ...form, ...person, email: other() },
      'without accents': { ...form, ...person, first_name: 'ZOE', email: other() },
      'names changed round': { ...form, ...person, first_name: last, last_name: 'zoe', email: other() },
      'a second name': { ...form, ...person, first_name: 'Zoe Marie', email: other() },
      'the same Telegram user': { is_tg: '1', payload: launchOf(user) },
    };
    for (const [way, fields] of Object.entries(attempts)) {
      const { status, text } = await new Visitor(product).call('auth.register', fields);
      tries += 1;
      // Refused for another reason, it would not have been an attempt.
      const isRefused = text.includes('"excluded_until"') || text.includes('"emailTaken"');
      if (!isRefused) opened.push(`${way} answered ${status} ${text.slice(0, 120)}`);
    }
  }
  return row('accounts: sign-ups of excluded players', tries, opened);
}

const launchOf = (user) => sign({ query_id: randomUUID(), user }, BOT_TOKEN, new Date());
const join = (product, user, login) =>
  new Visitor(product).call('telegram.join', { payload: launchOf(user), login, password: PASSWORD });

const row = (attack, tries, passed) => ({
  attack,
  tries,
  measured: `${passed.length} passed`,
  harm: passed.length,
  details: passed,
});
