import { beads, bevel, disc, dots, fill, line, oval, rays, solid, sparks, starPath } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen('nf', {
  edge: '#050720',
  gold: 'd #fff8c0 #ffc93c #d8720f',
  trail: 'd #53f2c7/0 #53f2c7/.5 #fff6b0',
  mint: 'd #c8fff0 #35d8ac #0a6a68',
  hull: 'h #ffffff #c4d0ff #6a78c8',
  red: 'd #ff9aa8 #ff3d63 #980f3c',
  fire: 'v #fff6c0 #ffb02e #ff5a1a/0',
  night: 'd #2a4ac0 #0c1652',
  visor: 'd #ffd98a #c8643a #3a1a6a #120a3c',
  beam: 'v #7bffd7/.8 #7bffd7/0',
  violet: 'g #ffffff #d8a0ff/.9 #6a3ae0/.6 #2a1a8a/0',
  panel: 'd #6ab0ff #1c48c8 #0c1f70',
  rose: 'r #ffd8c0 #f0785a #9a2a5a #4a0f4a',
  teal: 'r #d0fff4 #3ac8c0 #146a90 #0a2a5a',
  moon: 'r #ffffff #d8dcf0 #8a90c0 #4a4f90',
  ice: 'r #ffffff #a8e0ff #4a78e0',
  cloth: 'v #ff6a86 #c21a50',
});

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      fill('M0 2L70 18 98 52 44 70 24 46Z', '@trail'),
      line('M4 22L30 38M22 2L50 16M2 46L22 56', '#9fffe4', 4, 0.8),
      bevel(starPath(66, 50, 48, 23), '@gold', 1.4),
      fill(
        'M66 2L52.5 31.4 66 50ZM66 50L20.4 35.2 44.1 57ZM66 50L94.2 88.8 66 73ZM66 50L111.6 35.2 87.9 57Z',
        '#a04a00',
        0.28,
      ),
      sparks('#fff', [52, 34, 12], [110, 14, 9], [14, 70, 7]),
      wildRibbon(82, '@cloth', '#6a0a34', '#fff6c0'),
    ),
    names: named('Wild shooting star', 'Звезда-джокер', 'Estrella fugaz comodín', 'شهاب الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      rays(60, 60, 50, 60, 30, '#53f2c7', 0.8),
      `<circle cx="60" cy="60" r="50" fill="#0a0c3a" stroke="@mint" stroke-width="8"/>`,
      beads(60, 60, 50, 12, 4, '#fff'),
      `<g transform="translate(-9 -9) scale(1.15) rotate(-24 60 60)">`,
      oval(60, 60, 40, 26, '@violet'),
      line('M60 60C66 50 82 52 84 64C86 80 56 86 38 76C20 66 24 44 46 38', '#e8c0ff', 5, 0.9),
      line('M60 60C54 70 38 68 36 56C34 40 64 34 82 44C100 54 96 76 74 82', '#7bd8ff', 5, 0.9),
      oval(60, 60, 13, 9, '#fff'),
      `</g>`,
      dots('#fff', 2.5, [30, 36], [44, 26], [88, 34], [92, 78], [34, 90], [76, 94]),
      sparks('#fff', [98, 22, 15], [60, 60, 16], [20, 96, 10]),
    ),
    names: named('Galaxy', 'Галактика', 'Galaxia', 'مجرة'),
  },
  h1: {
    svg: draw(
      'h1',
      `<g transform="rotate(38 60 60)">`,
      fill('M44 88Q40 112 60 134Q80 112 76 88Z', '@fire'),
      solid('M38 58Q18 70 20 98L42 86ZM82 58Q102 70 100 98L78 86Z', '@red'),
      bevel(
        'M60-12C88 14 90 56 78 90H42C30 56 32 14 60-12Z',
        '@hull',
        1.1,
        fill('M20-14H100V18H20Z', '@red') + line('M30 80H90', '#ff3d63', 5),
      ),
      `<circle cx="60" cy="44" r="12" fill="@night" stroke="#ffc93c" stroke-width="5"/>`,
      line('M53 42A8 8 0 0 1 60 36', '#fff', 3),
      bevel('M55 66H65V100H55Z', '@red', 0.7),
      `</g>`,
      sparks('#fff6c0', [20, 24, 10], [104, 84, 8]),
    ),
    names: named('Rocket', 'Ракета', 'Cohete', 'صاروخ'),
  },
  h2: {
    svg: draw(
      'h2',
      solid('M26 92H94L102 114H18Z', '@hull'),
      line('M30 103H90', '#ff3d63', 5),
      solid('M4 46H22V80H4ZM98 46H116V80H98Z', '@red'),
      bevel('M60 6C92 6 106 30 106 58C106 86 90 102 60 102C30 102 14 86 14 58C14 30 28 6 60 6Z', '@hull', 1.3),
      bevel(
        'M60 26C86 26 94 40 94 58C94 78 82 86 60 86C38 86 26 78 26 58C26 40 34 26 60 26Z',
        '@visor',
        1.1,
        fill('M20 76L50 20H68L34 92Z', '#fff', 0.28) + dots('#fff', 3, [70, 44], [82, 60], [62, 72]),
      ),
      line('M96 44V14', '#c4d0ff', 4),
      dots('#53f2c7', 9, [96, 12]),
    ),
    names: named('Astronaut', 'Космонавт', 'Astronauta', 'رائد فضاء'),
  },
  h3: {
    svg: draw(
      'h3',
      fill('M38 72H82L104 118H16Z', '@beam'),
      bevel('M30 48Q32 10 60 10Q88 10 90 48Z', '@mint', 1, fill('M40 40Q42 22 54 18Q46 30 48 44Z', '#fff', 0.8)),
      disc(62, 38, 11, '#0a6a68'),
      dots('#eafff8', 4, [58, 36], [66, 36]),
      bevel(
        'M4 62Q20 42 60 42Q100 42 116 62Q100 82 60 82Q20 82 4 62Z',
        '@hull',
        1.3,
        fill('M0 64Q60 84 120 64V90H0Z', '#3a48a0', 0.6),
      ),
      dots('~', 13, [22, 62], [41, 67], [60, 69], [79, 67], [98, 62]),
      dots('#ffc93c', 8, [22, 62], [60, 69], [98, 62]),
      dots('#ff5a7a', 8, [41, 67], [79, 67]),
    ),
    names: named('Flying saucer', 'Летающая тарелка', 'Platillo volante', 'صحن طائر'),
  },
  h4: {
    svg: draw(
      'h4',
      `<g transform="translate(8 14) scale(.84) rotate(-32 60 60)">`,
      line('M20 60H100', '#c4d0ff', 7),
      bevel(
        'M-10 42H32V78H-10ZM88 42H130V78H88Z',
        '@panel',
        0.9,
        line('M4 40V80M18 40V80M102 40V80M116 40V80M-10 60H34M86 60H130', '#bfe0ff', 2, 0.8),
      ),
      bevel('M42 36H78V84H42Z', '@gold', 1, line('M40 52H80M40 68H80', '#a8560a', 3, 0.7)),
      line('M60 36V22', '#c4d0ff', 5),
      bevel('M36 6Q60 34 84 6Q86 30 60 30Q34 30 36 6Z', '@hull', 0.7),
      dots('#ff3d63', 8, [60, 8]),
      `</g>`,
      line('M8 34A24 24 0 0 1 30 8M18 40A14 14 0 0 1 34 20', '#53f2c7', 4, 0.9),
    ),
    names: named('Satellite', 'Спутник', 'Satélite', 'قمر صناعي'),
  },
  l1: {
    svg: draw(
      'l1',
      `<g transform="rotate(-20 60 60)">`,
      `<ellipse cx="60" cy="60" rx="54" ry="16" stroke="~" stroke-width="14"/><ellipse cx="60" cy="60" rx="54" ry="16" stroke="#ffc98a" stroke-width="8"/>`,
      bevel(
        'M60 26A34 34 0 1 1 59.9 26Z',
        '@rose',
        1.1,
        line('M20 46Q60 60 100 46M22 66Q60 80 100 66', '#ffb8a0', 6, 0.45),
      ),
      line('M6 60C10 70 34 76 60 76S110 70 114 60', '~', 14),
      line('M6 60C10 70 34 76 60 76S110 70 114 60', '#ffdcae', 8),
      `</g>`,
    ),
    names: named('Ringed planet', 'Планета с кольцом', 'Planeta con anillo', 'كوكب ذو حلقة'),
  },
  l2: {
    svg: draw(
      'l2',
      bevel(
        'M54 22A44 44 0 1 1 53.9 22Z',
        '@teal',
        1.2,
        line('M0 48Q54 62 110 44M0 84Q54 100 110 80', '#eafff8', 9, 0.55) +
          line('M0 66Q54 82 110 62', '#0a3a6a', 11, 0.6) +
          oval(70, 84, 13, 6, '#ff8a6a', -8),
      ),
      bevel('M98 8A15 15 0 1 1 97.9 8Z', '@moon', 0.7),
    ),
    names: named('Giant planet', 'Планета-гигант', 'Planeta gigante', 'كوكب عملاق'),
  },
  l3: {
    svg: draw(
      'l3',
      fill('M114 4C84 18 50 36 30 60L62 92C84 70 102 38 114 4Z', '#5a9aff', 0.45),
      fill('M112 6C88 26 56 48 38 66L56 84C74 64 96 34 112 6Z', '#bfe8ff', 0.7),
      line('M98 8L66 30M112 26L90 58', '#9fd0ff', 4),
      bevel('M42 50A30 30 0 1 1 41.9 50Z', '@ice', 1),
      dots('#4a78e0', 8, [50, 72], [36, 92]),
      dots('#4a78e0', 5, [32, 74], [56, 90]),
    ),
    names: named('Comet', 'Комета', 'Cometa', 'مذنب'),
  },
  l4: {
    svg: draw(
      'l4',
      bevel(
        'M76 12A50 50 0 1 0 108 84A42 42 0 1 1 76 12Z',
        '@moon',
        1.2,
        dots('#7a80b8', 11, [30, 56], [46, 92]) + dots('#7a80b8', 7, [40, 34], [70, 102], [32, 76]),
      ),
      sparks('#ffe9a0', [88, 40, 15], [72, 62, 8]),
    ),
    names: named('Crescent moon', 'Полумесяц', 'Luna creciente', 'هلال'),
  },
};
