/** The drawing of the presenter behind a table, from the waist up, in layers that move on their own. Box 0 0 240 296. */
import { vector } from '../../../client/element.ts';

type Attributes = Readonly<Record<string, string | number>>;

const path = (d: string, more: Attributes): SVGElement => vector('path', { d, ...more });
const oval = (cx: number, cy: number, rx: number, ry: number, more: Attributes): SVGElement =>
  vector('ellipse', { cx, cy, rx, ry, ...more });
const group = (name: string, ...children: readonly Node[]): SVGElement => vector('g', { class: name }, ...children);
const stroke = (d: string, name: string, width: number): SVGElement =>
  path(d, { class: name, fill: 'none', 'stroke-width': width, 'stroke-linecap': 'round' });

const STOPS: Readonly<Record<string, readonly string[]>> = {
  'pr-skin': ['#f6cfb0', '#e3a680'],
  'pr-rail': ['#b5602f', '#4a1c0d'],
};

function paints(): SVGElement {
  const gradients = Object.entries(STOPS).map(([id, colours]) =>
    vector(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0.25, y2: 1 },
      ...colours.map((colour, index) => vector('stop', { offset: index, 'stop-color': colour })),
    ),
  );
  return vector('defs', {}, ...gradients);
}

function hairBehind(): SVGElement {
  return group(
    'pr-hair-back',
    path(
      'M85 74C79 40 98 20 121 20 145 20 161 40 155 76 153 94 158 110 150 122 140 130 100 130 90 122 82 110 87 92 85 74Z',
      {
        class: 'pr-hair',
      },
    ),
  );
}

/** An eye with a lid that closes over it. */
function eye(x: number): SVGElement {
  return vector(
    'g',
    { transform: `translate(${x} 70)` },
    oval(0, 0, 6, 4.1, { fill: '#fffdf8' }),
    group(
      'pr-gaze',
      oval(0, -0.1, 3.3, 3.5, { fill: '#4a2f1d' }),
      oval(0, -0.1, 1.6, 1.7, { fill: '#140c08' }),
      oval(1.2, -1.4, 1, 1, { fill: '#fff' }),
    ),
    vector('g', { transform: 'translate(0 -5)' }, group('pr-lid', path('M-7 0H7V9.6H-7Z', { fill: '#edbd9b' }))),
    stroke('M-8.6-3.2-6.8-1.6Q0-6.4 6.6-1.4', 'pr-lash', 1.9),
  );
}

function head(): SVGElement {
  return group(
    'pr-head',
    oval(92.5, 74, 4.6, 7, { fill: '#e3a680' }),
    oval(147.5, 74, 4.6, 7, { fill: '#e3a680' }),
    path('M93 64C93 44 106 33 120 33S147 44 147 64C147 84 136 107 120 107S93 84 93 64Z', { fill: 'url(#pr-skin)' }),
    oval(103, 84, 7, 4.4, { fill: '#e2705f', opacity: 0.26 }),
    oval(137, 84, 7, 4.4, { fill: '#e2705f', opacity: 0.26 }),
    eye(108.5),
    vector('g', { transform: 'matrix(-1 0 0 1 240 0)' }, eye(108.5)),
    group(
      'pr-brows',
      stroke('M100.5 60.500Q107.5 55.5 115 59.5', 'pr-brow', 2.3),
      stroke('M139.5 60.500Q132.5 55.5 125 59.5', 'pr-brow', 2.3),
    ),
    stroke('M120.5 72Q118 81 119 84 121 86 123.5 84.5', 'pr-nose', 1.5),
    path('M109.5 91.500Q115 90.5 120 92 125 90.5 130.5 91.5 126 99.5 120 99.5 114 99.5 109.5 91.500Z', {
      fill: '#b8323f',
    }),
    path('M112.5 92.400Q120 94.2 127.5 92.4 124 96 120 96 116 96 112.5 92.400Z', { fill: '#fff' }),
    vector('g', { transform: 'translate(120 94.5)' }, group('pr-talk', oval(0, 0, 5.6, 4.2, { fill: '#6b1420' }))),
    path(
      'M91 72C86 44 101 27 121 27 142 27 155 44 149 72 148 60 143 51 135 45 123 55 106 55 99 50 94 56 92 63 91 72Z',
      { class: 'pr-hair' },
    ),
    path('M100 45C106 34 122 31 134 38 124 36 110 38 103 48Z', { fill: 'rgb(255 255 255 / 16%)' }),
    oval(92, 84, 2.2, 2.2, { fill: '#f0c463' }),
    oval(148, 84, 2.2, 2.2, { fill: '#f0c463' }),
  );
}

function torso(): SVGElement {
  return group(
    'pr-torso',
    path('M64 252C64 214 62 172 70 152 77 137 98 131 110 124H130C142 131 163 137 170 152 178 172 176 214 176 252Z', {
      class: 'pr-shirt',
    }),
    path('M84 252C82 220 84 168 88 138L108 127 120 176 132 127 152 138C156 168 158 220 156 252Z', { class: 'pr-vest' }),
    path('M88 138 108 127 120 176 103 158 107 151Z', { class: 'pr-lapel' }),
    path('M152 138 132 127 120 176 137 158 133 151Z', { class: 'pr-lapel' }),
    ...[186, 204, 222].map((y) => oval(120, y, 2.4, 2.4, { fill: '#e9bf62', stroke: '#6b4a12', 'stroke-width': 0.6 })),
  );
}

function neck(): SVGElement {
  return group(
    'pr-neck',
    path('M109 92H131V120C131 130 126 136 120 138 114 136 109 130 109 120Z', { fill: '#e0a37d' }),
    path('M109 104C114 112 126 112 131 104V110C126 117 114 117 109 110Z', { fill: 'rgb(120 50 30 / 28%)' }),
    path('M104 120 120 139 112 149 100 128Z', { class: 'pr-shirt' }),
    path('M136 120 120 139 128 149 140 128Z', { class: 'pr-shirt' }),
    path('M120 139 106 132V147ZM120 139 134 132V147Z', { class: 'pr-tie' }),
    oval(120, 139.5, 3.4, 4, { class: 'pr-tie' }),
  );
}

/** An arm: it turns about the shoulder, its lower part about the elbow. At rest the hand lies on the table. */
function arm(name: string): SVGElement {
  const finger = (y: number, reach: number): SVGElement => stroke(`M60 ${y}L${reach} ${y * 1.35}`, 'pr-finger', 5.2);
  const lower = vector(
    'g',
    { transform: 'rotate(38)' },
    path('M-11-2C-10-12 0-13 10-12L44-8.500V8.500L10 12C0 13-10 10-11-2Z', { class: 'pr-shirt' }),
    path('M42-9.500H49V9.500H42Z', { class: 'pr-cuff' }),
    path('M48-7.500C56-9.5 64-8 65-3V4C64 8.5 56 9 48 7.500Z', { fill: 'url(#pr-skin)' }),
    finger(-5, 76),
    finger(-1.6, 79),
    finger(1.8, 78),
    finger(5, 74),
    stroke('M54-7Q58-12 64-12', 'pr-finger', 5),
  );
  return vector(
    'g',
    { transform: 'translate(80 152)' },
    group(
      `pr-arm ${name}`,
      path('M-10-8C0-15 12-8 12 4L6 46C2 54-14 54-20 44Z', { class: 'pr-sleeve' }),
      vector('g', { transform: 'translate(-9 42)' }, group('pr-lower', lower)),
    ),
  );
}

/** The table before her stands on its own: its ends are round, so that it may be shown without a floor. */
function table(): SVGElement {
  return group(
    'pr-table',
    path('M2 243C60 227 180 227 238 243V274C238 288 218 296 192 296H48C22 296 2 288 2 274Z', { class: 'pr-felt' }),
    path('M2 262C60 278 180 278 238 262V274C238 288 218 296 192 296H48C22 296 2 288 2 274Z', {
      fill: 'rgb(0 0 0 / 26%)',
    }),
    path(
      'M-2 241C-2 238 0 237 3 236.400C64 222 176 222 237 236.400 240 237 242 238 242 241V246C180 231 60 231-2 246Z',
      {
        fill: 'url(#pr-rail)',
      },
    ),
  );
}

/** The presenter; the style sheet moves the layers by pose. */
export function drawPresenter(): SVGElement {
  return vector(
    'svg',
    { viewBox: '0 0 240 296', class: 'pr-figure', 'aria-hidden': 'true', focusable: 'false' },
    paints(),
    group('pr-body', group('pr-sway', hairBehind()), torso(), neck(), group('pr-sway', head())),
    table(),
    group('pr-arms', arm('is-first'), vector('g', { transform: 'matrix(-1 0 0 1 240 0)' }, arm('is-second'))),
  );
}
