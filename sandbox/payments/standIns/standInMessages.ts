import type { PageLocale } from '../page/pageLocale.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { ru } from './messages/ru.ts';
import type { StandInMessages } from './messages/StandInMessages.ts';

const catalogues: Readonly<Record<PageLocale, StandInMessages>> = { en, ru, es, ar };

export const standInMessages = (locale: PageLocale): StandInMessages => catalogues[locale];
