import wild from './coral-deep/wild.svg?raw';
import scatter from './coral-deep/scatter.svg?raw';
import h1 from './coral-deep/h1.svg?raw';
import h2 from './coral-deep/h2.svg?raw';
import h3 from './coral-deep/h3.svg?raw';
import h4 from './coral-deep/h4.svg?raw';
import l1 from './coral-deep/l1.svg?raw';
import l2 from './coral-deep/l2.svg?raw';
import l3 from './coral-deep/l3.svg?raw';
import l4 from './coral-deep/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild pearl', 'Жемчужина-джокер', 'Perla comodín', 'لؤلؤة الجوكر') },
  scatter: { svg: scatter, names: named('Treasure chest', 'Сундук с сокровищами', 'Cofre del tesoro', 'صندوق الكنز') },
  h1: { svg: h1, names: named('Sea turtle', 'Морская черепаха', 'Tortuga marina', 'سلحفاة بحرية') },
  h2: { svg: h2, names: named('Octopus', 'Осьминог', 'Pulpo', 'أخطبوط') },
  h3: { svg: h3, names: named('Clownfish', 'Рыба-клоун', 'Pez payaso', 'سمكة المهرج') },
  h4: { svg: h4, names: named('Seahorse', 'Морской конёк', 'Caballito de mar', 'فرس البحر') },
  l1: { svg: l1, names: named('Ace', 'Туз', 'As', 'آس') },
  l2: { svg: l2, names: named('King', 'Король', 'Rey', 'ملك') },
  l3: { svg: l3, names: named('Queen', 'Дама', 'Reina', 'ملكة') },
  l4: { svg: l4, names: named('Jack', 'Валет', 'Jota', 'ولد') },
};
