import { ar } from './words/ar.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ru } from './words/ru.ts';
import type { DocumentWords } from './DocumentWords.ts';

const all: Readonly<Record<string, DocumentWords>> = { en, ru, es, ar };

export const wordsIn = (locale: string): DocumentWords => all[locale] ?? en;
