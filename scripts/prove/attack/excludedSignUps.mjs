/**
 * Players who have excluded themselves try to begin anew.
 * @module
 */
import { randomInt, randomUUID } from 'node:crypto';
import { sign } from '@tma.js/init-data-node';
import { BOT_TOKEN } from './launches.mjs';
import { passedRow as row } from './passedRow.mjs';
import { PASSWORD, Visitor } from './Visitor.mjs';

const VICTIMS = 4;

/** A player with a Telegram user excludes themselves; then every way to a new account is tried. */
export async function excludedSignUps(product) {
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
      const visitor = new Visitor(product);
      const reply = await visitor.call('auth.register', fields);
      tries += 1;
      // Refused for another reason, it would not have been an attempt.
      if (refusals.some((refusal) => reply.text.includes(refusal))) continue;
      // Nobody learns from a sign-up that somebody is excluded: it is taken, and nothing is paid in or played.
      const last = reply.text.includes('"REGISTERED"') ? await pays(visitor, reply) : reply;
      if (!last.text.includes('"held"')) opened.push(`${way} answered ${last.status} ${last.text.slice(0, 120)}`);
    }
  }
  return row('accounts: sign-ups of excluded players', tries, opened);
}

const refusals = ['"excluded_until"', '"emailTaken"', '"refused":"person"'];

function pays(visitor, { headers }) {
  visitor.cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return visitor.call('cashier.makedeposit', { method: 'card', amount: '20', currency: 'USD' });
}

const launchOf = (user) => sign({ query_id: randomUUID(), user }, BOT_TOKEN, new Date());
const join = (product, user, login) =>
  new Visitor(product).call('telegram.join', { payload: launchOf(user), login, password: PASSWORD });
