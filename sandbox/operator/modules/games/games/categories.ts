/** Game categories, derived from a game's properties; titles use the text markers of 9-17. */
import type { StudioGame } from './studioCatalogue.ts';

export interface CatalogueFacts extends StudioGame {
  readonly isNew: boolean;
  readonly isPopular: boolean;
}

export interface Category {
  readonly id: string;
  readonly title: string;
  includes(game: CatalogueFacts): boolean;
}

export const categories: readonly Category[] = [
  {
    id: 'popular',
    title: '##en:Popular;ru:Популярные;es:Populares;ar:الأكثر شعبية##',
    includes: (game) => game.isPopular,
  },
  { id: 'new', title: '##en:New;ru:Новые;es:Nuevos;ar:جديد##', includes: (game) => game.isNew },
  { id: 'slots', title: '##en:Slots;ru:Слоты;es:Tragaperras;ar:سلوتس##', includes: (game) => game.type === 'slot' },
  {
    id: 'live',
    title: '##en:Live;ru:Лайв;es:En vivo;ar:مباشر##',
    includes: (game) => game.type === 'live',
  },
  {
    id: 'table-games',
    title: '##en:Tables and cards;ru:Столы и карты;es:Mesas y cartas;ar:الطاولات والأوراق##',
    includes: (game) => game.type === 'casino' || game.type === 'high_low',
  },
  {
    id: 'fast',
    title: '##en:Fast games;ru:Быстрые игры;es:Juegos rápidos;ar:ألعاب سريعة##',
    includes: (game) => game.type === 'fast' || game.type === 'logical',
  },
  {
    id: 'free-spins',
    title: '##en:Free spins;ru:Фриспины;es:Giros gratis;ar:دورات مجانية##',
    includes: (game) => game.features.includes('freeSpins'),
  },
  {
    id: 'respins',
    title: '##en:Respins and wilds;ru:Респины и вайлды;es:Respins y comodines;ar:إعادة الدوران والبدائل##',
    includes: (game) =>
      game.features.some(
        (feature) => feature === 'respins' || feature === 'expandingWilds' || feature === 'multiplierWilds',
      ),
  },
  {
    id: 'ways',
    title: '##en:243 ways;ru:243 способа;es:243 formas;ar:243 طريقة##',
    includes: (game) => game.rule === 'ways',
  },
  {
    id: 'high-volatility',
    title: '##en:High volatility;ru:Высокая волатильность;es:Alta volatilidad;ar:تقلب عالٍ##',
    includes: (game) => game.volatility === 'high',
  },
  {
    id: 'classics',
    title: '##en:Classics;ru:Классика;es:Clásicos;ar:كلاسيكية##',
    includes: (game) => game.type === 'slot' && game.volatility === 'low',
  },
];

export function categoriesOf(game: CatalogueFacts): string[] {
  return categories.filter((category) => category.includes(game)).map((category) => category.id);
}
