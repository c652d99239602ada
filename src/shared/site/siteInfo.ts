/** 3-9, 3-10: what the operator says of the address that the site is served at. */

/**
 * `closing` and `readonly` take no new players and no deposits; `maintenance` and `blocked` serve nothing. A state that
 * is not known here counts as `active`: a word that an operator adds must not close the site.
 */
export const domainStates = ['active', 'closing', 'readonly', 'maintenance', 'blocked'] as const;
export type DomainState = (typeof domainStates)[number];

/** The part of it that pages depend on; sent with each page. */
export interface SiteInfo {
  readonly state: DomainState;
  /** Origin of the main address if this one is a mirror, which is not indexed; empty for the main one. */
  readonly mirrorOf: string;
  /** Used by the fraud check of the analytics (7-113). */
  readonly isFraudCheckEnabled: boolean;
  /** 3-9 */
  readonly hasAnalytics: boolean;
  /** Nothing is measured before a visitor has agreed to it: so unless the policy says otherwise. */
  readonly needsConsent: boolean;
  /** Currency of the amounts that guests see; empty if the operator does not say. */
  readonly currency: string;
  /** 3-9: the languages that an account can have, those in which the operator writes; null for all. */
  readonly accountLocales: readonly string[] | null;
  /** 3-12: how long nothing may happen before what was typed is forgotten, in seconds; 0 for always kept. */
  readonly idle: IdleTimes;
  /** 3-12: players may ask for a file of their rounds. */
  readonly isGameHistoryExportEnabled: boolean;
  readonly shells: Readonly<Record<ShellName, ShellRules>>;
}

export interface IdleTimes {
  /** On the pages of the cashier. */
  readonly cashier: number;
  /** On the page of a payment system. */
  readonly payment: number;
}

/** The shells that the market's policy names; the installed app is the website. */
export type ShellName = 'web' | 'telegram';

/** The market's policy for one shell, as far as pages depend on it. */
export interface ShellRules {
  /** Sysnames of the cashier's methods; null for all. */
  readonly methods: readonly string[] | null;
  /** Codes of the coins that its methods of cryptocurrencies take; null for all. */
  readonly coins: readonly string[] | null;
  /** Paths without locale that have no page here, nor below. */
  readonly hiddenPages: readonly string[];
}

const noRules: ShellRules = { methods: null, coins: null, hiddenPages: [] };

export const usualSite: SiteInfo = {
  state: 'active',
  mirrorOf: '',
  isFraudCheckEnabled: false,
  hasAnalytics: false,
  needsConsent: true,
  currency: '',
  accountLocales: null,
  idle: { cashier: 0, payment: 0 },
  isGameHistoryExportEnabled: false,
  shells: { web: noRules, telegram: noRules },
};

/** Whether new players and deposits are taken. */
export const isOpenForNew = ({ state }: Pick<SiteInfo, 'state'>): boolean =>
  state !== 'closing' && state !== 'readonly';

/** The status of every page; null where pages are served. */
export function closedStatus({ state }: Pick<SiteInfo, 'state'>): 403 | 503 | null {
  if (state === 'maintenance') return 503;
  return state === 'blocked' ? 403 : null;
}

export interface GeneralInfo {
  readonly site: SiteInfo;
}

/** Reads `metadata.getgeneralinfo`; anything that is missing or of another kind is as usual. */
export function readGeneralInfo(data: unknown, mainOrigin: string): GeneralInfo {
  const {
    domain_state: state,
    domain_type: type,
    is_fraud_check_enabled: check,
    analytic,
    default_currency: currency,
    available_locales: locales,
    user_inactivity_cashier_time: cashierIdle,
    user_inactivity_pp_time: paymentIdle,
    is_game_history_export_enabled: canExport,
    policy,
  } = Object(data) as Readonly<Record<string, unknown>>;
  return {
    site: {
      state: domainStates.find((one) => one === state) ?? 'active',
      mirrorOf: type === 'mirror' ? mainOrigin : '',
      isFraudCheckEnabled: check === true,
      hasAnalytics: analytic === true,
      needsConsent: (Object(policy) as { consent_required?: unknown }).consent_required !== false,
      currency: typeof currency === 'string' ? currency : '',
      accountLocales: textsIn(locales),
      idle: { cashier: secondsOf(cashierIdle), payment: secondsOf(paymentIdle) },
      isGameHistoryExportEnabled: canExport === true,
      shells: { web: readShell(policy, 'web'), telegram: readShell(policy, 'telegram') },
    },
  };
}

function readShell(policy: unknown, name: ShellName): ShellRules {
  const { shells } = Object(policy) as { shells?: unknown };
  const {
    payment_methods: methods,
    crypto_currencies: coins,
    pages_hidden: pages,
  } = Object((Object(shells) as Readonly<Record<string, unknown>>)[name]) as Readonly<Record<string, unknown>>;
  return { methods: textsIn(methods), coins: textsIn(coins), hiddenPages: textsIn(pages) ?? [] };
}

const secondsOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

const textsIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;
