import wild from './frost-fjord/wild.svg?raw';
import scatter from './frost-fjord/scatter.svg?raw';
import h1 from './frost-fjord/h1.svg?raw';
import h2 from './frost-fjord/h2.svg?raw';
import h3 from './frost-fjord/h3.svg?raw';
import h4 from './frost-fjord/h4.svg?raw';
import l1 from './frost-fjord/l1.svg?raw';
import l2 from './frost-fjord/l2.svg?raw';
import l3 from './frost-fjord/l3.svg?raw';
import l4 from './frost-fjord/l4.svg?raw';
import { named } from './symbolSet.ts';
import type { SymbolSet } from './symbolSet.ts';

export const symbols: SymbolSet = {
  wild: { svg: wild, names: named('Wild snowflake', 'Снежинка-джокер', 'Copo de nieve comodín', 'ندفة ثلج الجوكر') },
  scatter: { svg: scatter, names: named('Northern lights', 'Северное сияние', 'Aurora boreal', 'الشفق القطبي') },
  h1: { svg: h1, names: named('Polar bear', 'Белый медведь', 'Oso polar', 'دب قطبي') },
  h2: { svg: h2, names: named('Longship', 'Драккар', 'Drakkar', 'سفينة فايكنغ') },
  h3: { svg: h3, names: named('War axe', 'Боевой топор', 'Hacha de guerra', 'فأس الحرب') },
  h4: { svg: h4, names: named('Horned helmet', 'Рогатый шлем', 'Casco con cuernos', 'خوذة بقرنين') },
  l1: { svg: l1, names: named('Ace', 'Туз', 'As', 'آس') },
  l2: { svg: l2, names: named('King', 'Король', 'Rey', 'ملك') },
  l3: { svg: l3, names: named('Queen', 'Дама', 'Reina', 'ملكة') },
  l4: { svg: l4, names: named('Jack', 'Валет', 'Jota', 'ولد') },
};
