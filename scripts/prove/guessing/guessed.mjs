/**
 * What can be guessed, as data. To add one, write an entry: the proof does the rest.
 * @module
 */

/** Sign-ins with a wrong password per account in 15 minutes (sandbox/operator/sessions/throttleLimits.ts). */
const PER_ACCOUNT = 10;
/** Tries of one challenge (trust: codes). */
const PER_CODE = 5;
const NEW_PASSWORD = 'Owner-again-5530';

/**
 * @typedef {object} Guessed
 * @property {string} name
 * @property {number} most guesses that may be compared with the secret; all others have to be refused unheard
 * @property {(owner: import('./Owner.mjs').Owner) => Promise<void>} prepare brings about the secret that is guessed
 * @property {(stranger: import('../attack/Visitor.mjs').Visitor, owner: import('./Owner.mjs').Owner, index: number) => Promise<{ status: number, text: string, data: any }>} guess sends guess number `index`
 * @property {(reply: { status: number, text: string }) => boolean} isHeard whether the guess was compared: neither throttled nor too late
 * @property {(owner: import('./Owner.mjs').Owner) => Promise<{ status: number, text: string }>} ownerEnters what the owner does right after the guesses, from a known address; has to succeed
 */

const sixDigits = (index) => String((index * 7919) % 1_000_000).padStart(6, '0');
const isHeardCode = ({ status, text }) => status !== 429 && !/expiredCode|Time expired/.test(text);

/** @type {ReadonlyArray<Guessed>} */
export const GUESSED = [
  {
    name: 'passwords',
    most: PER_ACCOUNT,
    prepare: async () => {},
    guess: (stranger, owner, index) =>
      stranger.call('auth.login', { login: owner.email, password: `Wrong-guess-${index}` }),
    isHeard: ({ status }) => status !== 429,
    ownerEnters: (owner) => owner.call('auth.login', { login: owner.email, password: owner.password }),
  },
  {
    name: 'codes that restore access',
    most: PER_CODE,
    prepare: async (owner) => void (await owner.codeFrom('auth.restore', { login: owner.email })),
    guess: (stranger, owner, index) =>
      stranger.call('auth.restore', { login: owner.email, code: sixDigits(index), password: `Stolen-house-${index}` }),
    isHeard: isHeardCode,
    async ownerEnters(owner) {
      await owner.waitForResend();
      const code = await owner.codeFrom('auth.restore', { login: owner.email });
      return owner.call('auth.restore', { login: owner.email, code, password: NEW_PASSWORD });
    },
  },
  {
    name: 'codes that restore access, sent to the stranger’s order',
    most: PER_CODE,
    prepare: async () => {},
    async guess(stranger, owner, index) {
      if (index === 0) await stranger.call('auth.restore', { login: owner.email });
      return GUESSED[1].guess(stranger, owner, index);
    },
    isHeard: isHeardCode,
    ownerEnters: (owner) => GUESSED[1].ownerEnters(owner),
  },
  {
    name: 'codes that confirm a contact',
    most: PER_CODE,
    prepare: async (owner) =>
      void (await owner.codeFrom('account.sendconfirmationtocontact', { contact: owner.email })),
    guess: (stranger, owner, index) =>
      stranger.call('account.confirmContact', { contact: owner.email, code: sixDigits(index) }),
    // A stranger is never told that a code was wrong, only that there is none.
    isHeard: ({ status }) => status === 200,
    async ownerEnters(owner) {
      await owner.waitForResend();
      const code = await owner.codeFrom('account.sendconfirmationtocontact', { contact: owner.email });
      return owner.call('account.confirmContact', { contact: owner.email, code });
    },
  },
  {
    name: 'second factors, with the right password',
    most: PER_ACCOUNT,
    async prepare(owner) {
      const code = await owner.codeFrom('account.changeTwoFactorAuth', {
        enable: '1',
        type: 'contact',
        channel: 'email',
      });
      const { status, text } = await owner.call('account.confirmTwoFactorAuth', { code });
      if (status !== 200) throw new Error(`confirmTwoFactorAuth answered ${status} ${text.slice(0, 200)}`);
      await owner.waitForResend();
      await owner.codeFrom('auth.login', { login: owner.email, password: owner.password });
    },
    guess: (stranger, owner, index) =>
      stranger.call('auth.login', { login: owner.email, password: owner.password, code: sixDigits(index) }),
    isHeard: isHeardCode,
    async ownerEnters(owner) {
      await owner.waitForResend();
      const code = await owner.codeFrom('auth.login', { login: owner.email, password: owner.password });
      return owner.call('auth.login', { login: owner.email, password: owner.password, code });
    },
  },
];
