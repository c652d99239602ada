import wild from './ember-dragon/wild.svg?raw';
import scatter from './ember-dragon/scatter.svg?raw';
import h1 from './ember-dragon/h1.svg?raw';
import h2 from './ember-dragon/h2.svg?raw';
import h3 from './ember-dragon/h3.svg?raw';
import h4 from './ember-dragon/h4.svg?raw';
import l1 from './ember-dragon/l1.svg?raw';
import l2 from './ember-dragon/l2.svg?raw';
import l3 from './ember-dragon/l3.svg?raw';
import l4 from './ember-dragon/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild dragon eye', 'Глаз-джокер', 'Ojo de dragón comodín', 'عين التنين الجوكر') },
  scatter: { svg: scatter, names: named('Hatching egg', 'Яйцо дракона', 'Huevo de dragón', 'بيضة التنين') },
  h1: { svg: h1, names: named('Dragon', 'Дракон', 'Dragón', 'تنين') },
  h2: { svg: h2, names: named('Flaming sword', 'Огненный меч', 'Espada de fuego', 'سيف اللهب') },
  h3: { svg: h3, names: named('Scale shield', 'Чешуйчатый щит', 'Escudo de escamas', 'درع الحراشف') },
  h4: { svg: h4, names: named('Golden goblet', 'Золотой кубок', 'Copa de oro', 'كأس ذهبية') },
  l1: { svg: l1, names: named('Ace', 'Туз', 'As', 'آس') },
  l2: { svg: l2, names: named('King', 'Король', 'Rey', 'ملك') },
  l3: { svg: l3, names: named('Queen', 'Дама', 'Reina', 'ملكة') },
  l4: { svg: l4, names: named('Jack', 'Валет', 'Jota', 'ولد') },
};
