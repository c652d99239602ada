import {
  beads,
  bevel,
  disc,
  dots,
  fill,
  line,
  mirror,
  oval,
  rays,
  solid,
  sparks,
} from '../../../symbols/pen/shapes.ts';
import { symbolPen } from '../../../symbols/pen/symbolPen.ts';
import { wildRibbon } from '../../../symbols/pen/wildRibbon.ts';
import { named } from '../../../symbols/symbolSet.ts';
import type { SymbolArt } from '../../../symbols/symbolSet.ts';
import type { CoinLook } from '../../../kit/reels/client/holdTypes.ts';
import type { ForgeSymbol } from '../definition.ts';

const draw = symbolPen<ForgeSymbol | CoinLook>(
  'tf',
  {
    edge: '#080c1a',
    steel: 'd #f2f8ff #9fb2c8 #4c6080 #243250',
    iron: 'r #aebdd4 #5c6c8a #2c3854 #141c30',
    gold: 'd #fff4b4 #e8b23a #8a5408',
    bolt: 'v #ffffff #9fe8ff #3aa0ff',
    leather: 'v #b06a3a #5c2c12',
    red: 'r #ff9c8a #d0322a #7c0c14 #3c0408',
    blue: 'r #b0dcff #2f7ae0 #0f3c9c #061a50',
    green: 'r #c8ffc0 #35b85a #0b6a30 #043416',
    violet: 'r #e6c8ff #9a4cf0 #5416a8 #260458',
    horn: 'd #fff2d8 #d8b078 #7c4c1e',
    coal: 'r #6a6472 #2e2a36 #100e16',
    ember: 'g #fff2a8 #ff9a2e #d83a08/.6 #d83a08/0',
    melt: 'v #fff6b0 #ffb02e #f05a0a',
    cloth: 'v #3a8cf0 #0c3a9a',
  },
  ['hammer', 'axe', 'anvil'],
);

const BOLT = 'M66 6L26 66H54L44 114 96 46H66L84 6Z';

/** A coin with a rim of rivets; its face is free for a value. */
const coin = (face: string, rivet: string): string =>
  `<circle cx="60" cy="60" r="54" fill="@iron" stroke="~" stroke-width="6"/>` +
  beads(60, 60, 47, 16, 6, rivet) +
  bevel('M60 20A40 40 0 1 1 59.900 20Z', face, 1.1) +
  line('M30 48Q36 32 52 27', '#fff', 6, 0.8);

export const symbols: Readonly<Record<ForgeSymbol, SymbolArt>> = {
  anvil: {
    svg: draw(
      'anvil',
      fill('M74 0L48 40H64L56 66 90 28H72L86 0Z', '@bolt'),
      line('M74 0L48 40H64L56 66 90 28H72L86 0Z', '#bfeaff', 2, 0.8),
      bevel('M4 44H32V38H114Q110 60 84 62Q78 70 86 80L92 92H30L38 80Q46 70 40 62Q14 62 4 44Z', '@steel', 1.2),
      wildRibbon(84, '@cloth', '#06205c', '#fff4c0'),
      sparks('#fff', [28, 22, 10], [102, 22, 12]),
    ),
    names: named('Wild anvil', 'Наковальня-джокер', 'Yunque comodín', 'سندان الجوكر'),
  },
  hammer: {
    svg: draw(
      'hammer',
      `<g transform="rotate(32 60 60)">`,
      bevel('M53 48H67L69 116Q60 122 51 116Z', '@leather', 0.9),
      line('M53 70L67 78M53 84L67 92M52 98L68 106', '#2c1206', 4),
      bevel('M18 8H102L110 18V48L102 58H18L10 48V18Z', '@steel', 1.4),
      fill('M44 10H76V56H44Z', '#1c2a48', 0.55),
      line('M60 14L50 34H60L56 52 72 28H62L68 14Z', '#8fe4ff', 4),
      `</g>`,
      sparks('#dff6ff', [100, 18, 12], [18, 40, 10]),
    ),
    names: named('War hammer', 'Боевой молот', 'Martillo de guerra', 'مطرقة الحرب'),
  },
  helm: {
    svg: draw(
      'helm',
      mirror(bevel('M30 54Q2 52 4 12Q14 30 38 34Z', '@horn', 1)),
      bevel('M60 10Q98 12 98 58V104Q84 116 74 104V78H46V104Q36 116 22 104V58Q22 12 60 10Z', '@steel', 1.2),
      fill('M30 60Q44 54 56 66V74H36Q28 70 30 60ZM90 60Q76 54 64 66V74H84Q92 70 90 60Z', '#070c1c'),
      mirror(disc(43, 67, 4, '#6fe0ff')),
      bevel('M54 10H66V78L60 90 54 78Z', '@gold', 0.7),
      dots('#ffe9a0', 5, [30, 46], [42, 42], [78, 42], [90, 46]),
    ),
    names: named('Horned helm', 'Рогатый шлем', 'Yelmo con cuernos', 'خوذة بقرون'),
  },
  shield: {
    svg: draw(
      'shield',
      `<circle cx="60" cy="60" r="56" fill="@steel" stroke="~" stroke-width="5"/>`,
      `<circle cx="60" cy="60" r="45" fill="@red" stroke="~" stroke-width="3"/>`,
      fill('M60 60L60 15A45 45 0 0 1 105 60ZM60 60V105A45 45 0 0 1 15 60Z', '#f2e6cc', 0.9),
      beads(60, 60, 50.5, 16, 6, '#26324c'),
      line('M60 16V104M16 60H104', '#3a1a10', 3, 0.5),
      bevel('M60 40A20 20 0 1 1 59.900 40Z', '@gold', 0.9),
      line('M24 40Q32 24 48 19', '#fff', 6, 0.6),
    ),
    names: named('Round shield', 'Круглый щит', 'Escudo redondo', 'ترس دائري'),
  },
  axe: {
    svg: draw(
      'axe',
      `<g transform="rotate(26 60 60)">`,
      bevel('M54 4H66V118H54Z', '@leather', 0.8),
      line('M54 84L66 92M54 98L66 106', '#2c1206', 4),
      bevel('M66 20Q92 22 110 4Q122 40 110 76Q92 58 66 58Z', '@steel', 1.2),
      bevel('M54 24L30 16Q22 40 30 62L54 54Z', '@steel', 1),
      line('M80 30Q96 40 80 50', '#3aa0ff', 4, 0.8),
      `</g>`,
    ),
    names: named('Axe', 'Секира', 'Hacha', 'فأس'),
  },
  horn: {
    svg: draw(
      'horn',
      bevel('M8 22Q30 8 56 20Q58 62 82 72Q104 78 112 52Q120 92 90 106Q56 118 30 86Q12 62 8 22Z', '@horn', 1.3),
      `<ellipse cx="32" cy="21" rx="26" ry="11" fill="#3a1c0a" stroke="~" stroke-width="4"/>`,
      oval(32, 23, 19, 6, '#e8a33a'),
      line('M12 40Q36 52 58 38', '#8a5408', 11),
      line('M12 40Q36 52 58 38', '#ffd768', 6),
      line('M40 92Q54 82 60 66', '#8a5408', 10),
      line('M40 92Q54 82 60 66', '#ffd768', 5),
      dots('#3aa0ff', 6, [22, 45], [36, 47], [50, 43]),
    ),
    names: named('Drinking horn', 'Рог', 'Cuerno', 'قرن الشراب'),
  },
  knot: {
    svg: draw(
      'knot',
      line('M60 22Q98 22 98 60T60 98Q22 98 22 60T60 22', '#080c1a', 26),
      line('M60 22Q98 22 98 60T60 98Q22 98 22 60T60 22', '#b8801c', 19),
      line('M60 22Q98 22 98 60T60 98Q22 98 22 60T60 22', '#ffdf7a', 9),
      line('M26 26L94 94M94 26L26 94', '#080c1a', 22),
      line('M26 26L94 94', '#b8801c', 15),
      line('M26 26L94 94', '#fff0a8', 7),
      line('M94 26L26 94', '#080c1a', 22),
      line('M94 26L26 94', '#b8801c', 15),
      line('M94 26L26 94', '#fff0a8', 7),
      bevel('M60 46L74 60 60 74 46 60Z', '@blue', 0.8),
    ),
    names: named('Golden knot', 'Золотой узел', 'Nudo de oro', 'عقدة ذهبية'),
  },
  ingot: {
    svg: draw(
      'ingot',
      bevel('M34 14H84L96 50H22Z', '@gold', 1),
      fill('M40 20H78L84 42H34Z', '#fff6c0', 0.45),
      bevel('M10 62H54L64 104H2Z', '@steel', 1),
      bevel('M66 62H110L118 104H56Z', '@steel', 1),
      fill('M16 68H48L54 94H10ZM72 68H104L110 94H66Z', '#fff', 0.3),
      line('M52 26h14M52 34h18', '#8a5408', 4, 0.7),
      sparks('#fff', [92, 18, 12]),
    ),
    names: named('Ingots', 'Слитки', 'Lingotes', 'سبائك'),
  },
  coal: {
    svg: draw(
      'coal',
      disc(60, 66, 58, '@ember', 0.8),
      bevel('M16 84L22 52 48 34 82 38 106 62 102 94 72 112 34 106Z', '@coal', 1.2),
      line('M24 56L48 68 42 100M48 68L78 58 102 66M78 58L84 40M62 64L72 88 70 108', '#ff7a1e', 5),
      line('M24 56L48 68 42 100M48 68L78 58 102 66M62 64L72 88', '#ffe27a', 2.5),
      fill('M52 34Q44 16 58 2Q60 14 70 20Q78 28 70 36Z', '@melt'),
      sparks('#ffe9a0', [28, 28, 10], [96, 30, 9]),
    ),
    names: named('Glowing coal', 'Раскалённый уголь', 'Carbón ardiente', 'فحم متوهج'),
  },
  coin: {
    svg: draw('coin', rays(60, 60, 48, 60, 12, '#ff9a2e', 0.7), coin('@gold', '#ff9a2e')),
    names: named('Forged coin', 'Кованая монета', 'Moneda forjada', 'عملة مطروقة'),
  },
};

export const coins: Readonly<Record<CoinLook, SymbolArt>> = {
  mini: {
    svg: draw('mini', coin('@green', '#58dc92')),
    names: named('Mini coin', 'Монета «Мини»', 'Moneda mini', 'عملة صغرى'),
  },
  minor: {
    svg: draw('minor', coin('@blue', '#58b8ff')),
    names: named('Minor coin', 'Монета «Малый»', 'Moneda menor', 'عملة وسطى'),
  },
  major: {
    svg: draw('major', coin('@violet', '#c58bff')),
    names: named('Major coin', 'Монета «Большой»', 'Moneda mayor', 'عملة كبرى'),
  },
  strike: {
    svg: draw('strike', disc(60, 60, 60, '#6fd8ff', 0.35), coin('@blue', '#9fe8ff'), solid(BOLT, '@bolt', 5)),
    names: named('Lightning coin', 'Монета молнии', 'Moneda del rayo', 'عملة الصاعقة'),
  },
};
