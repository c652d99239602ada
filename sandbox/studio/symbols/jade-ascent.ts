import wild from './jade-ascent/wild.svg?raw';
import scatter from './jade-ascent/scatter.svg?raw';
import h1 from './jade-ascent/h1.svg?raw';
import h2 from './jade-ascent/h2.svg?raw';
import h3 from './jade-ascent/h3.svg?raw';
import h4 from './jade-ascent/h4.svg?raw';
import l1 from './jade-ascent/l1.svg?raw';
import l2 from './jade-ascent/l2.svg?raw';
import l3 from './jade-ascent/l3.svg?raw';
import l4 from './jade-ascent/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild jade mask', 'Маска-джокер', 'Máscara de jade comodín', 'قناع اليشم الجوكر') },
  scatter: { svg: scatter, names: named('Sun stone', 'Камень солнца', 'Piedra del sol', 'حجر الشمس') },
  h1: { svg: h1, names: named('Jaguar', 'Ягуар', 'Jaguar', 'يغور') },
  h2: { svg: h2, names: named('Quetzal', 'Кетсаль', 'Quetzal', 'طائر الكيتزال') },
  h3: { svg: h3, names: named('Jade dagger', 'Нефритовый кинжал', 'Daga de jade', 'خنجر من اليشم') },
  h4: { svg: h4, names: named('Temple urn', 'Храмовая ваза', 'Ánfora del templo', 'جرة المعبد') },
  l1: { svg: l1, names: named('Eye glyph', 'Знак глаза', 'Glifo del ojo', 'نقش العين') },
  l2: { svg: l2, names: named('Wind glyph', 'Знак ветра', 'Glifo del viento', 'نقش الريح') },
  l3: { svg: l3, names: named('Serpent glyph', 'Знак змеи', 'Glifo de la serpiente', 'نقش الأفعى') },
  l4: { svg: l4, names: named('Pyramid glyph', 'Знак пирамиды', 'Glifo de la pirámide', 'نقش الهرم') },
};
