import type { CallOutput } from '../../contract/index.ts';
import type { LocaleView } from '../../kernel/stores.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import { namedGames } from './face/terms/gameTitles.ts';
import type { GameTitles } from './face/terms/gameTitles.ts';
import type { TermFact } from './face/terms/termFacts.ts';
import { moneyWriter, writeTerms } from './face/terms/writeTerms.ts';
import { colourOf } from '../../shared/pictures/colourOf.ts';

type WireOffer = CallOutput<'GET campaigns.getoffers'>['items'][number];
type WirePromotion = WireOffer['promotions'][number];

/** The number that matters: a percentage (of a deposit) with its bound, an amount, or a count of free spins. */
export type OfferFigure =
  | { readonly kind: 'percent'; readonly value: string; readonly upTo: string | null }
  | { readonly kind: 'amount'; readonly value: string }
  | { readonly kind: 'spins'; readonly value: string };

/** One gift of an offer. */
export interface GiftView {
  readonly kind: WirePromotion['kind'];
  readonly figure: OfferFigure | null;
  /** Empty for gifts without terms. */
  readonly facts: readonly TermFact[];
  readonly freespins: {
    readonly game: string;
    readonly title: string;
    readonly count: number;
    readonly stake: string;
  } | null;
}

/**
 * An offer as it is shown, with its figures written: they are sent with the page, since the first `Intl.NumberFormat` of
 * a page blocks a phone for 50 ms and more.
 */
export interface OfferView {
  readonly id: string;
  readonly action: WireOffer['trigger']['action'];
  readonly isSatisfied: boolean;
  readonly isFirstDeposit: boolean;
  readonly minDeposit: string | null;
  /** Plain texts of the casino; HTML in them is shown as text. */
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly image: string;
  readonly colour: string;
  readonly gifts: readonly GiftView[];
  /** The methods with which a deposit does not earn it, by the operator's names. */
  readonly excludedMethods: readonly { readonly sysname: string; readonly name: string }[];
  /** Epoch ms by the operator's clock; null without an end. */
  readonly endsAt: number | null;
  readonly isTaken: boolean;
  readonly termsHash: string;
}

type Writer = Pick<LocaleView, 'code' | 'dir' | 'percent'>;
export function writeOffer(wire: WireOffer, locale: Writer, titles: GameTitles = new Map()): OfferView {
  const { trigger, description } = wire;
  const money = moneyWriter(locale);
  return {
    id: wire.id,
    action: trigger.action,
    isSatisfied: trigger.is_satisfied,
    isFirstDeposit: trigger.params.is_first_deposit,
    minDeposit: trigger.params.min_deposit && money(trigger.params.min_deposit),
    title: description.title,
    lead: description.lead,
    text: description.text,
    image: description.image,
    colour: colourOf(description.colour),
    gifts: wire.promotions.map((promotion) => writeGift(promotion, locale, titles)),
    excludedMethods: wire.exclude_methods.map((sysname, index) => ({
      sysname,
      name: wire.exclude_method_names[index] ?? sysname,
    })),
    endsAt: wire.ends_at === null ? null : isoToMs(wire.ends_at),
    isTaken: wire.status === 'taken',
    termsHash: wire.terms_hash,
  };
}

/** The games that an offer's terms name. */
export const gamesOf = ({ promotions }: Pick<WireOffer, 'promotions'>): readonly string[] =>
  promotions.flatMap(({ terms }) => (terms === null ? [] : namedGames(terms.counts)));

export function writeGift(promotion: WirePromotion, locale: Writer, titles: GameTitles = new Map()): GiftView {
  const { kind, terms, freespins } = promotion;
  return {
    kind,
    figure: figureOf(promotion, locale),
    facts: terms === null ? [] : writeTerms(terms, locale, titles),
    freespins: freespins && { ...freespins, stake: moneyWriter(locale)(freespins.stake) },
  };
}

function figureOf({ percent, amount, freespins }: WirePromotion, locale: Writer): OfferFigure | null {
  const money = moneyWriter(locale);
  if (freespins !== null) return { kind: 'spins', value: String(freespins.count) };
  if (percent > 0) {
    const { before, after } = locale.percent;
    return { kind: 'percent', value: `${before}${percent}${after}`, upTo: amount && money(amount) };
  }
  return amount && { kind: 'amount', value: money(amount) };
}
