import type { PageLocale } from '../page/pageLocale.ts';
import { ar } from './messages/ar.ts';
import type { ConsoleMessages } from './messages/ConsoleMessages.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { ru } from './messages/ru.ts';

const catalogues: Readonly<Record<PageLocale, ConsoleMessages>> = { en, ru, es, ar };

export const consoleMessages = (locale: PageLocale): ConsoleMessages => catalogues[locale];
