import wild from './lantern-harbor/wild.svg?raw';
import scatter from './lantern-harbor/scatter.svg?raw';
import h1 from './lantern-harbor/h1.svg?raw';
import h2 from './lantern-harbor/h2.svg?raw';
import h3 from './lantern-harbor/h3.svg?raw';
import h4 from './lantern-harbor/h4.svg?raw';
import l1 from './lantern-harbor/l1.svg?raw';
import l2 from './lantern-harbor/l2.svg?raw';
import l3 from './lantern-harbor/l3.svg?raw';
import l4 from './lantern-harbor/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild lantern', 'Фонарь-джокер', 'Farolillo comodín', 'فانوس الجوكر') },
  scatter: { svg: scatter, names: named('Harbour moon', 'Луна над гаванью', 'Luna del puerto', 'قمر المرفأ') },
  h1: { svg: h1, names: named('Sailing junk', 'Джонка', 'Junco', 'سفينة شراعية') },
  h2: { svg: h2, names: named('Pagoda', 'Пагода', 'Pagoda', 'باغودا') },
  h3: { svg: h3, names: named('Koi', 'Карп кои', 'Carpa koi', 'سمكة كوي') },
  h4: { svg: h4, names: named('Compass', 'Компас', 'Brújula', 'بوصلة') },
  l1: { svg: l1, names: named('Paper fan', 'Веер', 'Abanico', 'مروحة ورقية') },
  l2: { svg: l2, names: named('Teacup', 'Чашка чая', 'Taza de té', 'كوب شاي') },
  l3: { svg: l3, names: named('Anchor', 'Якорь', 'Ancla', 'مرساة') },
  l4: { svg: l4, names: named('Paper boat', 'Бумажный кораблик', 'Barco de papel', 'قارب ورقي') },
};
