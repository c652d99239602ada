import wild from './night-flight/wild.svg?raw';
import scatter from './night-flight/scatter.svg?raw';
import h1 from './night-flight/h1.svg?raw';
import h2 from './night-flight/h2.svg?raw';
import h3 from './night-flight/h3.svg?raw';
import h4 from './night-flight/h4.svg?raw';
import l1 from './night-flight/l1.svg?raw';
import l2 from './night-flight/l2.svg?raw';
import l3 from './night-flight/l3.svg?raw';
import l4 from './night-flight/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild shooting star', 'Звезда-джокер', 'Estrella fugaz comodín', 'شهاب الجوكر') },
  scatter: { svg: scatter, names: named('Galaxy', 'Галактика', 'Galaxia', 'مجرة') },
  h1: { svg: h1, names: named('Rocket', 'Ракета', 'Cohete', 'صاروخ') },
  h2: { svg: h2, names: named('Astronaut', 'Космонавт', 'Astronauta', 'رائد فضاء') },
  h3: { svg: h3, names: named('Flying saucer', 'Летающая тарелка', 'Platillo volante', 'صحن طائر') },
  h4: { svg: h4, names: named('Satellite', 'Спутник', 'Satélite', 'قمر صناعي') },
  l1: { svg: l1, names: named('Ringed planet', 'Планета с кольцом', 'Planeta con anillo', 'كوكب ذو حلقة') },
  l2: { svg: l2, names: named('Giant planet', 'Планета-гигант', 'Planeta gigante', 'كوكب عملاق') },
  l3: { svg: l3, names: named('Comet', 'Комета', 'Cometa', 'مذنب') },
  l4: { svg: l4, names: named('Crescent moon', 'Полумесяц', 'Luna creciente', 'هلال') },
};
