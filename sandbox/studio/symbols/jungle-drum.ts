import wild from './jungle-drum/wild.svg?raw';
import scatter from './jungle-drum/scatter.svg?raw';
import h1 from './jungle-drum/h1.svg?raw';
import h2 from './jungle-drum/h2.svg?raw';
import h3 from './jungle-drum/h3.svg?raw';
import h4 from './jungle-drum/h4.svg?raw';
import l1 from './jungle-drum/l1.svg?raw';
import l2 from './jungle-drum/l2.svg?raw';
import l3 from './jungle-drum/l3.svg?raw';
import l4 from './jungle-drum/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild drum', 'Барабан-джокер', 'Tambor comodín', 'طبل الجوكر') },
  scatter: { svg: scatter, names: named('Spirit mask', 'Маска духа', 'Máscara del espíritu', 'قناع الروح') },
  h1: { svg: h1, names: named('Panther', 'Пантера', 'Pantera', 'نمر أسود') },
  h2: { svg: h2, names: named('Toucan', 'Тукан', 'Tucán', 'طوقان') },
  h3: { svg: h3, names: named('Tree frog', 'Древесная лягушка', 'Rana arborícola', 'ضفدع الشجر') },
  h4: { svg: h4, names: named('Hibiscus', 'Гибискус', 'Hibisco', 'كركديه') },
  l1: { svg: l1, names: named('Maraca', 'Маракас', 'Maraca', 'ماراكا') },
  l2: { svg: l2, names: named('Pan flute', 'Флейта Пана', 'Flauta de Pan', 'ناي القصب') },
  l3: { svg: l3, names: named('Marimba', 'Маримба', 'Marimba', 'ماريمبا') },
  l4: { svg: l4, names: named('Horn', 'Рог', 'Cuerno', 'بوق') },
};
