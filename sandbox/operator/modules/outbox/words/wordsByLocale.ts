import type { LocaleCode } from '../../../market/facts.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { MessageWords } from './MessageWords.ts';
import { ru } from './ru.ts';

export const wordsByLocale: Readonly<Record<LocaleCode, MessageWords>> = { en, ru, es, ar };
