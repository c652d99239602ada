import wild from './court-of-cards/wild.svg?raw';
import scatter from './court-of-cards/scatter.svg?raw';
import h1 from './court-of-cards/h1.svg?raw';
import h2 from './court-of-cards/h2.svg?raw';
import h3 from './court-of-cards/h3.svg?raw';
import h4 from './court-of-cards/h4.svg?raw';
import l1 from './court-of-cards/l1.svg?raw';
import l2 from './court-of-cards/l2.svg?raw';
import l3 from './court-of-cards/l3.svg?raw';
import l4 from './court-of-cards/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild jester', 'Шут-джокер', 'Bufón comodín', 'المهرج الجوكر') },
  scatter: { svg: scatter, names: named('Crown', 'Корона', 'Corona', 'تاج') },
  h1: { svg: h1, names: named('King', 'Король', 'Rey', 'ملك') },
  h2: { svg: h2, names: named('Queen', 'Дама', 'Reina', 'ملكة') },
  h3: { svg: h3, names: named('Knave', 'Валет', 'Paje', 'ولد') },
  h4: { svg: h4, names: named('Knight', 'Рыцарский конь', 'Caballo', 'حصان الفارس') },
  l1: { svg: l1, names: named('Spade', 'Пики', 'Pica', 'بستوني') },
  l2: { svg: l2, names: named('Heart', 'Черви', 'Corazón', 'قلب') },
  l3: { svg: l3, names: named('Diamond', 'Бубны', 'Diamante', 'ديناري') },
  l4: { svg: l4, names: named('Club', 'Трефы', 'Trébol', 'سباتي') },
};
