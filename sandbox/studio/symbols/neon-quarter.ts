import wild from './neon-quarter/wild.svg?raw';
import scatter from './neon-quarter/scatter.svg?raw';
import h1 from './neon-quarter/h1.svg?raw';
import h2 from './neon-quarter/h2.svg?raw';
import h3 from './neon-quarter/h3.svg?raw';
import h4 from './neon-quarter/h4.svg?raw';
import l1 from './neon-quarter/l1.svg?raw';
import l2 from './neon-quarter/l2.svg?raw';
import l3 from './neon-quarter/l3.svg?raw';
import l4 from './neon-quarter/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild neon sign', 'Вывеска-джокер', 'Letrero comodín', 'لافتة الجوكر') },
  scatter: { svg: scatter, names: named('Lucky cat', 'Кот удачи', 'Gato de la suerte', 'قطة الحظ') },
  h1: { svg: h1, names: named('Night taxi', 'Ночное такси', 'Taxi nocturno', 'تاكسي الليل') },
  h2: { svg: h2, names: named('Headphones', 'Наушники', 'Auriculares', 'سماعات') },
  h3: { svg: h3, names: named('Noodle bowl', 'Чаша лапши', 'Tazón de fideos', 'وعاء النودلز') },
  h4: { svg: h4, names: named('Umbrella', 'Зонт', 'Paraguas', 'مظلة') },
  l1: { svg: l1, names: named('Ace', 'Туз', 'As', 'آس') },
  l2: { svg: l2, names: named('King', 'Король', 'Rey', 'ملك') },
  l3: { svg: l3, names: named('Queen', 'Дама', 'Reina', 'ملكة') },
  l4: { svg: l4, names: named('Jack', 'Валет', 'Jota', 'ولد') },
};
