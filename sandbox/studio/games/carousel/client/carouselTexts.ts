import { element } from '../../../client/element.ts';
import type { Locale } from '../../../client/launchParams.ts';
import { oddsTable } from '../../../kit/client/oddsTable.ts';
import { percent } from '../../../kit/client/percent.ts';
import { Rational } from '../../../kit/fair/Rational.ts';
import type { TableOutcome } from '../../../kit/tables/TableGame.ts';
import { FIELDS, SPOTS } from '../wheel.ts';
import type { CarouselWord } from '../words/en.ts';
import { fieldsOf, raisedBy, spotOf } from './carouselMoments.ts';

export interface CarouselText {
  readonly t: (key: CarouselWord, values?: Readonly<Record<string, string | number>>) => string;
  readonly times: (multiplier: number) => string;
}

/** Writes a whole multiplier, such as ×12. In Arabic with Latin digits, and in this order. */
export function wholeTimes(locale: Locale): (multiplier: number) => string {
  const numbers = new Intl.NumberFormat(locale === 'ar' ? 'en' : locale);
  return (multiplier) => `\u2066×${numbers.format(multiplier)}\u2069`;
}

/** What came, such as "12", or "12, and it pays ×120" with raises. */
export function resultText(stops: TableOutcome, { t, times }: CarouselText): string {
  const [spot, raised] = [spotOf(stops), raisedBy(stops)];
  return raised === 1 ? t('result', { spot }) : t('resultRaised', { spot, times: times(spot * raised) });
}

/** Where the wheel stopped, as a sentence. */
export function describeStops(stops: TableOutcome, { t, times }: CarouselText): string {
  const [spot, raised] = [spotOf(stops), raisedBy(stops)];
  if (raised === 1) return t('stoppedAt', { spot });
  return t('stoppedRaised', { spot, by: times(raised), times: times(spot * raised) });
}

/** A spot on its colour, with its raises. */
export function spotPill(stops: TableOutcome, times: CarouselText['times']): HTMLElement {
  const [spot, raised] = [spotOf(stops), raisedBy(stops)];
  const pill = element('span', { class: `ca-past is-${spot}`, dir: 'ltr' }, String(spot));
  if (raised > 1) pill.append(element('span', { class: 'ca-past-raise' }, times(raised)));
  return pill;
}

/** What the spots pay, and how likely each field is. */
export function spotPays({ t, times }: CarouselText, locale: Locale): HTMLElement {
  const chance = (fields: number): string => percent(Rational.of(fields, FIELDS.length), locale);
  const raises = FIELDS.flatMap((field) => (field.kind === 'raise' ? [field.by] : []));
  return oddsTable(
    t('payCaption'),
    [t('paySpot'), t('payTimes'), t('payChance')],
    [
      ...SPOTS.map((pays) => [String(pays), times(pays), chance(fieldsOf(pays))]),
      ...raises.map((by) => [t('raiseField', { by: times(by) }), '–', chance(1)]),
    ],
  );
}
