import wild from './sand-caravan/wild.svg?raw';
import scatter from './sand-caravan/scatter.svg?raw';
import h1 from './sand-caravan/h1.svg?raw';
import h2 from './sand-caravan/h2.svg?raw';
import h3 from './sand-caravan/h3.svg?raw';
import h4 from './sand-caravan/h4.svg?raw';
import l1 from './sand-caravan/l1.svg?raw';
import l2 from './sand-caravan/l2.svg?raw';
import l3 from './sand-caravan/l3.svg?raw';
import l4 from './sand-caravan/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild lamp', 'Лампа-джокер', 'Lámpara comodín', 'مصباح الجوكر') },
  scatter: { svg: scatter, names: named('Oasis', 'Оазис', 'Oasis', 'واحة') },
  h1: { svg: h1, names: named('Camel', 'Верблюд', 'Camello', 'جمل') },
  h2: { svg: h2, names: named('Curved dagger', 'Кривой кинжал', 'Daga curva', 'خنجر') },
  h3: { svg: h3, names: named('Cobra', 'Кобра', 'Cobra', 'كوبرا') },
  h4: { svg: h4, names: named('Merchant tent', 'Шатёр купца', 'Tienda del mercader', 'خيمة التاجر') },
  l1: { svg: l1, names: named('Pomegranate', 'Гранат', 'Granada', 'رمان') },
  l2: { svg: l2, names: named('Hourglass', 'Песочные часы', 'Reloj de arena', 'ساعة رملية') },
  l3: { svg: l3, names: named('Carpet', 'Ковёр', 'Alfombra', 'سجادة') },
  l4: { svg: l4, names: named('Spices', 'Пряности', 'Especias', 'توابل') },
};
