import type { LocaleView } from '../../../../kernel/stores.ts';
import type { BonusTerms } from '../../../../shared/bonus/terms.ts';
import { moneyInText } from '../../../../shared/money/moneyInText.ts';
import { parseMoney } from '../../../../shared/money/moneyWire.ts';
import type { GameTitles } from './gameTitles.ts';
import { termFacts } from './termFacts.ts';
import type { TermFact } from './termFacts.ts';

type WireMoney = { readonly amount: string; readonly currency: string };

/** An amount for sentences: isolated where the sentence runs right to left. */
export const moneyWriter =
  (locale: Pick<LocaleView, 'code' | 'dir'>) =>
  (wire: WireMoney): string =>
    moneyInText(parseMoney(wire), locale, 'precise');

/** The lines of a bonus's terms, with their amounts written and their games named. */
export const writeTerms = (
  terms: BonusTerms,
  locale: Pick<LocaleView, 'code' | 'dir'>,
  titles: GameTitles,
): readonly TermFact[] => termFacts(terms, moneyWriter(locale), titles);
