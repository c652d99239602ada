import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { ru } from './messages/ru.ts';
import type { PageMessages } from './messages/PageMessages.ts';
import type { PageLocale } from './pageLocale.ts';

const catalogues: Readonly<Record<PageLocale, PageMessages>> = { en, ru, es, ar };

export const pageMessages = (locale: PageLocale): PageMessages => catalogues[locale];
