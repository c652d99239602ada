import type { WireMoney } from '../../../../../src/contract/base/realtime.ts';
import type { BonusTerms } from '../../../../../src/shared/bonus/terms.ts';
import type { LocaleCode } from '../../../market/facts.ts';

/** Decimal amounts by currency; a promotion is only for the currencies that it lists. */
export type ByCurrency = Readonly<Record<string, string>>;

export interface BonusGift {
  readonly kind: 'bonus';
  /** Of the deposit; 0 for a fixed amount. */
  readonly percent: number;
  /** The most that is given, or the fixed amount. */
  readonly amount: ByCurrency;
  readonly terms: Omit<BonusTerms, 'max_stake'> & { readonly max_stake: ByCurrency | null };
}

export interface FreeSpinsGift {
  readonly kind: 'freespins';
  /** The game's sysname. */
  readonly game: string;
  readonly title: string;
  readonly count: number;
  readonly stake: ByCurrency;
  readonly days: number;
}

export type Gift = BonusGift | FreeSpinsGift;

/**
 * Texts in one language, with placeholders: {percent}, {amount}, {stake} (the highest), {times}, {days}, {most} (that is
 * paid out), {deposit} (the least).
 */
export interface OfferTexts {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
}

export type InAllLanguages<Texts> = Readonly<Record<LocaleCode, Texts>>;

/** What an offer is: column `data` of a row. */
export interface OfferData {
  readonly action: 'deposit' | 'take';
  /**
   * Who sees it. `new`: players who have not deposited, and guests. `depositors`: players who have. `invited`: those for
   * whom a promo code or the house has opened it, once for each time.
   */
  readonly audience: 'all' | 'new' | 'depositors' | 'invited';
  /** Of the player's profile; empty for all. */
  readonly countries: readonly string[];
  /** How often a player can have it; `week` begins on Monday, in UTC. Not for `invited`. */
  readonly repeat: 'once' | 'week';
  readonly is_first_deposit: boolean;
  readonly min_deposit: ByCurrency | null;
  readonly exclude_methods: readonly string[];
  /** A path of the vendors' pictures, and the colour until it is there. */
  readonly image: string;
  readonly colour: string;
  readonly texts: InAllLanguages<OfferTexts>;
  readonly gifts: readonly Gift[];
}

export interface Offer {
  readonly id: string;
  readonly data: OfferData;
  readonly is_active: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly priority: number;
}

/** What one player gets of a gift, in their currency. */
export type Promised =
  | {
      readonly kind: 'bonus';
      readonly percent: number;
      readonly amount: WireMoney;
      readonly terms: BonusTerms;
    }
  | {
      readonly kind: 'freespins';
      readonly game: string;
      readonly title: string;
      readonly count: number;
      readonly stake: WireMoney;
      readonly days: number;
    };

/** What a player was promised, as it was then. It is kept with a deposit until that succeeds. */
export interface OfferPromise {
  readonly offer_id: string;
  /** Which time this is; the same one is given once. */
  readonly turn: string;
  readonly gifts: readonly Promised[];
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** Whom an offer is shown to. */
export interface Viewer {
  readonly isGuest: boolean;
  readonly currency: string;
  /** ISO 3166 code; empty if unknown. */
  readonly country: string;
  readonly hasDeposits: boolean;
}
