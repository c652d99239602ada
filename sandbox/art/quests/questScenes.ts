import { mirror, place, repeat } from '../drawing.ts';
import { fill, line, scene } from '../goods/goodGround.ts';
import { treasure } from '../goods/goods.ts';
import { coin, coins, envelope, identityCard, spark, telephone } from '../goods/things.ts';

/** Three reels behind glass, with a lever. */
const reels = `<rect x="34" y="58" width="158" height="132" rx="18" ${fill('gd')} ${line}/><rect x="46" y="74" width="134" height="88" rx="8" fill="#1a0c26"/>${[50, 95, 140].map((x) => `<rect x="${x}" y="78" width="38" height="80" rx="5" ${fill('pa')}/><path d="M${x} 78h38v14h-38ZM${x} 144h38v14h-38Z" fill="#2a1a10" opacity=".28"/>`).join('')}${[69, 114, 159].map((x) => `${place(x, 118, '<path d="M-12-16H14Q4-2 0 18H-10Q-6-2 2-7H-12Z" fill="#c8263c" stroke="#5a0c1c" stroke-width="1.500" stroke-linejoin="round"/>')}`).join('')}<path d="M46 118H180" stroke="#ff5a5a" stroke-opacity=".75" stroke-width="3"/><path d="M62 176H164" stroke="#7a4510" stroke-width="7" stroke-linecap="round"/><path d="M192 140H206V86" stroke="#b4bfd8" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="206" cy="78" r="14" ${fill('rd')} ${line}/>`;

/** A stopwatch crossed by lightning. */
const watch = `<rect x="108" y="40" width="24" height="22" rx="5" ${fill('gh')} ${line}/><rect x="98" y="30" width="44" height="14" rx="6" ${fill('gd')} ${line}/><path d="M176 66l14 14" stroke="#e9b545" stroke-width="11" stroke-linecap="round"/><circle cx="120" cy="132" r="72" ${fill('gd')} ${line}/><circle cx="120" cy="132" r="58" ${fill('pa')} stroke="#7a4510" stroke-width="2"/>${repeat(12, (i) => `<path d="M120 80v${i % 3 === 0 ? 12 : 7}" stroke="#5a3a14" stroke-width="4" stroke-linecap="round" transform="rotate(${i * 30} 120 132)"/>`)}<path d="M136 74L88 142H116L104 192 156 120H126Z" ${fill('bl')} stroke="#0c1a44" stroke-width="3" stroke-linejoin="round"/>`;

const card = (sign: string, colour: string): string =>
  `<rect x="-34" y="-50" width="68" height="100" rx="8" ${fill('pa')} ${line}/><path d="${sign}" transform="scale(2.300)" fill="${colour}"/><path d="${sign}" transform="translate(-23 -36) scale(.6)" fill="${colour}"/>`;
const spade = 'M0-10C3-5 10-2 10 4A4.900 4.900 0 0 1 1.600 7L4 11H-4L-1.600 7A4.900 4.900 0 0 1-10 4C-10-2-3-5 0-10Z';
const heart = 'M0 10C-3 5-10 1-10-4A5.200 5.200 0 0 1 0-5.500 5.200 5.200 0 0 1 10-4C10 1 3 5 0 10Z';

/** Felt, two cards, coins to stake. */
const table = `<ellipse cx="120" cy="186" rx="108" ry="34" fill="#5a3a18"/><ellipse cx="120" cy="180" rx="104" ry="32" ${fill('gn')} stroke="#0d3a26" stroke-width="3"/>${place(92, 118, card(spade, '#1a1630'), 1.05, -13)}${place(148, 116, card(heart, '#c8263c'), 1.05, 11)}${place(62, 188, coins(2), 0.7)}${place(180, 190, coins(4), 0.7)}`;

const handle = `<path d="M78 74C44 70 42 122 88 126" stroke="#c98f2e" stroke-width="12" fill="none" stroke-linecap="round"/>`;
/** A cup on a podium. */
const cup = `${handle}${mirror(120, handle)}<path d="M72 58H168C168 112 154 142 120 146 86 142 72 112 72 58Z" ${fill('gd')} ${line}/><ellipse cx="120" cy="58" rx="48" ry="11" fill="#7a4510"/><path d="M88 70C88 104 94 122 104 132" stroke="#fffbe0" stroke-width="7" fill="none" stroke-linecap="round" opacity=".85"/><path d="M112 144H128L132 172H108Z" ${fill('gh')} ${line}/><path d="M64 172H176V206H64Z" ${fill('dk')} ${line}/><path d="M74 180H166" stroke="#e9b545" stroke-width="4"/><path d="M120 76l6.500 14 15 1.500-11.300 10 3.400 15L120 108.600l-13.600 7.900 3.400-15-11.300-10 15-1.500Z" fill="#8a2a10"/>`;

/** A burst of coins out of a crown. */
const burst = `${repeat(10, (i) => `<path d="M120 132L${116} 24H124Z" fill="#ffe3a6" opacity=".35" transform="rotate(${i * 36} 120 132)"/>`)}${place(52, 92, coin, 0.6, -18)}${place(190, 84, coin, 0.7, 14)}${place(120, 50, coin, 0.8)}${place(36, 158, coin, 0.45)}${place(206, 154, coin, 0.5)}<path d="M62 196L52 118 92 146 120 96 148 146 188 118 178 196Q120 210 62 196Z" ${fill('gd')} ${line}/><path d="M66 182Q120 196 174 182L172 196Q120 208 68 196Z" ${fill('rd')} ${line}/><circle cx="120" cy="164" r="12" ${fill('rd')} ${line}/><circle cx="84" cy="164" r="8" ${fill('bl')} ${line}/><circle cx="156" cy="164" r="8" ${fill('bl')} ${line}/>`;

/** A slot that takes coins. */
const slot = `<path d="M44 116H196V200Q196 208 188 208H52Q44 208 44 200Z" ${fill('dk')} ${line}/><path d="M44 116L60 96H180L196 116Z" ${fill('st')} ${line}/><rect x="86" y="103" width="68" height="9" rx="4" fill="#0b0d1c"/>${place(120, 74, coin, 1.05)}<path d="M90 84V103M150 84V103" stroke="#ffe3a6" stroke-opacity=".5" stroke-width="3" stroke-dasharray="2 6"/><path d="M70 160H170M70 182H134" stroke="#e9b545" stroke-width="6" stroke-linecap="round"/>`;

/** Pictures of the loyalty quests, by the quest's sysname. */
export const questScenes: Readonly<Record<string, () => string>> = {
  'daily-slots': () => scene('qds', ['#8a2a6a', '#2a0a2c'], reels),
  'daily-fast': () => scene('qdf', ['#3a5ab8', '#0c1436'], watch),
  'weekly-tables': () => scene('qwt', ['#2c7a54', '#0a2418'], table),
  'weekly-tournament': () => scene('qtn', ['#a04a24', '#2c0f0a'], `${cup}${spark(46, 60, 12)}${spark(198, 44, 9)}`),
  'weekly-deposit': () => scene('qwd', ['#8a6a24', '#241a08'], slot),
  'full-profile': () => scene('qfp', ['#5a48a0', '#171030'], place(120, 126, identityCard, 1.2, -7)),
  'confirmed-email': () => scene('qce', ['#2c6aa0', '#0a1a30'], place(120, 126, envelope, 1.2, 6)),
  'confirmed-phone': () => scene('qcp', ['#1f7a8a', '#07222c'], place(120, 204, telephone, 1.05)),
  'great-win': () => scene('qgw', ['#b0702a', '#2c1608'], burst),
  'first-hundred': () => scene('qfh', ['#3a8a5a', '#0b2818'], `${treasure}${spark(58, 120, 12)}${spark(186, 96, 10)}`),
};
