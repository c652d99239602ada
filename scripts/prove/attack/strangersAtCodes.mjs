/**
 * Strangers ask for an owner's codes and guess; the owner's own codes must stay good.
 * @module
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Owner } from '../guessing/Owner.mjs';
import { passedRow as row } from './passedRow.mjs';
import { Visitor } from './Visitor.mjs';

export const NEXT_PASSWORD = 'Kept-harbor-5120';
const VICTIMS = 4;
/** Each asks for a code of every account, and guesses. */
const STRANGERS = 12;
/** Messages a day to restore an account: of strangers, and the owner's one (sandbox/operator/sessions/throttleLimits.ts). */
const MOST_MESSAGES = 8 + 1;
/** In ms: messages are delivered by a job. */
const MESSAGE_WITHIN = 15_000;

export async function strangersAtCodes(product) {
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
