import type { GameDefinition, Pays } from '../engine/gameDefinition.ts';
import type { SymbolId } from '../engine/symbols.ts';
import { element } from './element.ts';
import type { Wording } from './roundText.ts';

export interface MarqueeOptions {
  readonly game: GameDefinition;
  readonly wording: Wording;
  readonly pictures: Readonly<Record<SymbolId, string>>;
}

interface Feat {
  readonly symbol: SymbolId;
  readonly count: number;
  readonly text: string;
  readonly note: string | null;
}

/** A rule of the game (its feature or best pay), shown above the reels on tall screens. */
export function createMarquee({ game, wording, pictures }: MarqueeOptions): HTMLElement {
  const { symbol, count, text, note } = featOf(game, wording);
  const picture = (): HTMLElement => element('img', { src: pictures[symbol], alt: '', width: 48, height: 48 });
  return element(
    'div',
    { class: 'marquee' },
    element(
      'div',
      { class: 'marquee-card' },
      element('div', { class: 'marquee-symbols', 'aria-hidden': 'true' }, ...Array.from({ length: count }, picture)),
      element(
        'p',
        { class: 'marquee-text' },
        element('span', { class: 'unseen' }, `${count} × ${wording.symbolName(symbol)}: `),
        element('strong', {}, text),
        ...(note === null ? [] : [element('span', { class: 'marquee-note' }, note)]),
      ),
    ),
  );
}

/** The rule to show: what starts the feature, or the best paying symbol of a game without one. */
function featOf(game: GameDefinition, { t, multiple, symbolName }: Wording): Feat {
  const { feature } = game;
  if (feature?.kind === 'freeSpins') {
    const { multiplier } = feature;
    const isTripled = multiplier.kind === 'fixed' && multiplier.value > 1;
    return {
      symbol: 'scatter',
      count: 3,
      text: t('freeSpinsWon', { count: feature.awards[3] }),
      note: isTripled ? t('multiplier', { value: multiplier.value }) : null,
    };
  }
  if (feature?.kind === 'respins') {
    return { symbol: 'wild', count: 1, text: t('respins'), note: t('respinsWon') };
  }
  const best = bestSymbol(game);
  const times = (game.paytable[best][5] ?? 0) / game.divisor;
  return {
    symbol: best,
    count: 5,
    text: t('factMaxWinValue', { multiple: Number.isInteger(times) ? String(times) : multiple(times) }),
    note: symbolName(best),
  };
}

function bestSymbol({ paytable }: GameDefinition): keyof typeof paytable {
  const fives = Object.entries(paytable) as [keyof typeof paytable, Pays][];
  return fives.toSorted(([, a], [, b]) => (b[5] ?? 0) - (a[5] ?? 0))[0]?.[0] ?? 'wild';
}
