/**
 * @typedef {object} Area
 * @property {Readonly<Partial<Record<'client' | 'contract' | 'operator', string>>>} [lacks]
 * @property {readonly string[]} [modules]
 */

/**
 * A business area has one name in `src/domains`, `src/contract` and `sandbox/operator/modules` (`tests/areas.test.ts`).
 * Here are those that are not one of each:
 * - `lacks`: where the area has nothing, and why;
 * - `modules`: the operator's modules in its folder, where there are several; otherwise the folder is the module.
 * @type {Readonly<Record<string, Area>>}
 */
export const areas = {
  auth: { modules: ['auth', 'passwords', 'registrationFields', 'social', 'terms'] },
  bonuses: { modules: ['bonuses', 'freespins'] },
  content: { lacks: { contract: 'the site server reads it', operator: 'the content system has it' } },
  games: { modules: ['gameExports', 'games', 'launch'] },
  install: { lacks: { contract: 'the browser has it', operator: 'the browser has it' } },
  loyalty: { modules: ['loyalty', 'rewards'] },
  notices: { lacks: { contract: 'toasts of the page', operator: 'toasts of the page' } },
  notifications: { modules: ['inbox', 'notifications', 'push', 'subscriptions'] },
  offers: { modules: ['campaigns', 'popups'] },
  profile: { modules: ['account', 'profile'] },
  responsible: { modules: ['limits', 'responsible'] },
  security: { modules: ['entries', 'passkeys', 'proofs', 'twofactor'] },
  verification: { modules: ['requirements', 'verification'] },
  wallet: { modules: ['statements', 'vault', 'wallet'] },
  winners: { modules: ['feed', 'house', 'winners'] },
  codes: { lacks: { client: 'proves contacts and withdrawals', contract: 'the areas that ask for codes have it' } },
  fileLinks: {
    lacks: { client: 'the areas that have files open them', contract: 'the areas that have files have it' },
  },
  metadata: { lacks: { client: 'every area reads it' } },
  outbox: { lacks: { client: 'sends messages', contract: 'sends messages' } },
  storage: { lacks: { client: 'every area may keep values' } },
  telegram: {
    modules: ['messenger', 'referrals', 'telegramLink'],
    lacks: { client: 'joining is a sign-in, inviting the profile’s, sharing the games’' },
  },
};

/** The areas whose folder of the operator holds several modules. */
export const dividedAreas = Object.entries(areas).flatMap(([name, { modules }]) => (modules ? [name] : []));
