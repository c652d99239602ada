import wild from './cherry-parade/wild.svg?raw';
import scatter from './cherry-parade/scatter.svg?raw';
import h1 from './cherry-parade/h1.svg?raw';
import h2 from './cherry-parade/h2.svg?raw';
import h3 from './cherry-parade/h3.svg?raw';
import h4 from './cherry-parade/h4.svg?raw';
import l1 from './cherry-parade/l1.svg?raw';
import l2 from './cherry-parade/l2.svg?raw';
import l3 from './cherry-parade/l3.svg?raw';
import l4 from './cherry-parade/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild cherries', 'Вишня-джокер', 'Cerezas comodín', 'كرز الجوكر') },
  scatter: { svg: scatter, names: named('Parade star', 'Звезда парада', 'Estrella del desfile', 'نجمة الاستعراض') },
  h1: { svg: h1, names: named('Lucky seven', 'Счастливая семёрка', 'Siete de la suerte', 'سبعة الحظ') },
  h2: { svg: h2, names: named('Bell', 'Колокольчик', 'Campana', 'جرس') },
  h3: { svg: h3, names: named('Bar', 'Бар', 'Bar', 'بار') },
  h4: { svg: h4, names: named('Watermelon', 'Арбуз', 'Sandía', 'بطيخ') },
  l1: { svg: l1, names: named('Grapes', 'Виноград', 'Uvas', 'عنب') },
  l2: { svg: l2, names: named('Plum', 'Слива', 'Ciruela', 'برقوق') },
  l3: { svg: l3, names: named('Orange', 'Апельсин', 'Naranja', 'برتقال') },
  l4: { svg: l4, names: named('Lemon', 'Лимон', 'Limón', 'ليمون') },
};
