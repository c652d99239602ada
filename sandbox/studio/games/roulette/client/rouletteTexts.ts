/** What a round of roulette was, for tables of one player and of many. */
import { element } from '../../../client/element.ts';
import { paysTo1, placeName } from '../../../kit/roulette/client/placeNames.ts';
import { colourOf } from '../../../kit/roulette/colours.ts';
import { places } from '../../../kit/roulette/places.ts';
import type { RouletteView } from '../rules.ts';
import type { RouletteWord } from '../words/en.ts';
import './roulette.css';

type RouletteText = (key: RouletteWord, values?: Readonly<Record<string, string | number>>) => string;

const NAMED_PLACES = 4;
const KINDS = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column', 'even'] as const;

/** A number with its colour, such as "7 red". */
export const numberText = (number: number, t: RouletteText): string => t(`colour_${colourOf(number)}`, { number });

/** A number on its colour. */
export const numberPill = (number: number): HTMLElement =>
  element('span', { class: `number-pill is-${colourOf(number)}`, dir: 'ltr' }, String(number));

/** The number, and which places of the player won, as a sentence. */
export function describeSpin({ number, wins }: RouletteView, t: RouletteText): string {
  const result = numberText(number, t);
  if (wins.length === 0) return t('fellOff', { result });
  const names = wins.slice(0, NAMED_PLACES).map(({ place }) => placeName(place, t));
  return t('fell', { result, places: names.join('; ') + (wins.length > NAMED_PLACES ? '…' : '') });
}

/** The number, and which places of the player won, as a small picture. */
export const pictureOfSpin = ({ number, wins }: RouletteView, t: RouletteText): HTMLElement =>
  element(
    'span',
    { class: 'roulette-past' },
    numberPill(number),
    ...wins.slice(0, NAMED_PLACES).map(({ place }) => element('bdi', {}, placeName(place, t))),
  );

/** What each kind of place pays. */
export const roulettePays = (t: RouletteText): HTMLElement =>
  element(
    'dl',
    { class: 'facts' },
    ...KINDS.map((kind) => {
      const place = [...places.values()].find((each) => each.kind === kind);
      const pays = place === undefined ? 0 : paysTo1(place);
      const numbers = place === undefined ? 0 : place.numbers.length;
      return element(
        'div',
        { class: 'fact' },
        element('dt', {}, t(`kind_${kind}`, { numbers })),
        element('dd', { dir: 'ltr' }, `${pays}:1`),
      );
    }),
  );
