import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type MarketWords } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import { lv } from './lv.ts';
import { ptBr } from './pt-BR.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

const languages: Readonly<Record<string, MarketWords>> = { en, ru, es, ar, pt: ptBr, tr, de, lv, hi, uk };

/** The words of a locale such as `ru` or `es-MX`; English for languages that the sportsbook does not speak. */
export const wordsOf = (locale: string): MarketWords => languages[locale.slice(0, 2)] ?? en;
