import { linear, paint } from './drawing.ts';
import { plated } from './paymentPlate.ts';

const gold = linear('g', [
  [0, '#fff0bd'],
  [0.5, '#ecb94c'],
  [1, '#b07a20'],
]);

/** Purse, the sandbox's e-wallet: a wallet with a clasp and a note that looks out. */
export const purseMark = (): string =>
  plated(
    {
      id: 'pmp',
      stops: [
        [0, '#8a4fc4'],
        [0.55, '#58308f'],
        [1, '#2d184f'],
      ],
      edge: '#dcb8ff',
      defs: `${linear('w', [
        [0, '#f3e2ff'],
        [1, '#b98fe6'],
      ])}${gold}`,
    },
    `<path d="M31 19 61 13a4 4 0 0 1 4.700 3l1.300 6H30Z" fill="${paint('g')}"/><path d="M37 20.500 58 16.500" stroke="#7a4f12" stroke-width="1.600" stroke-linecap="round"/>
    <rect x="25" y="21" width="46" height="30" rx="5" fill="${paint('w')}"/><path d="M25 29h46v3H25Z" fill="#2d184f" opacity=".16"/><path d="M30 46h22" stroke="#6b3ea6" stroke-opacity=".55" stroke-width="1.800" stroke-dasharray="3 2.600" stroke-linecap="round"/>
    <path d="M71 31.500H59.500a5.500 5.500 0 0 0 0 11H71Z" fill="#4a2780"/><circle cx="60" cy="37" r="2.600" fill="${paint('g')}"/>`,
  );

/** A bank transfer: a temple front, and arrows of money that goes over. */
export const bankMark = (): string =>
  plated(
    {
      id: 'pmb',
      stops: [
        [0, '#3c86c9'],
        [0.55, '#22568f'],
        [1, '#10294c'],
      ],
      edge: '#a9d8ff',
      defs: `${linear('w', [
        [0, '#ffffff'],
        [1, '#b9d7f2'],
      ])}${gold}`,
    },
    `<path d="M48 10 72 22.500v3.500H24v-3.500Z" fill="${paint('w')}"/><circle cx="48" cy="19.500" r="2.800" fill="#22568f"/>
    <path d="M28 29h6v14h-6ZM39.500 29h6v14h-6ZM50.500 29h6v14h-6ZM62 29h6v14h-6Z" fill="${paint('w')}"/><path d="M25 45h46v3.500H25ZM22 50h52v4H22Z" fill="${paint('w')}"/>
    <path d="M10 34h8M14.500 30l4 4-4 4M78 34h8M82.500 30l4 4-4 4" fill="none" stroke="${paint('g')}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** MobilePay, the sandbox's approval on a phone: a phone with a tick, and its waves. */
export const mobileMark = (): string =>
  plated(
    {
      id: 'pmm',
      stops: [
        [0, '#d8624e'],
        [0.55, '#9d3441'],
        [1, '#511a2c'],
      ],
      edge: '#ffc6b3',
      defs: `${linear('w', [
        [0, '#3b2230'],
        [1, '#1b0f18'],
      ])}${linear('s', [
        [0, '#fff6ee'],
        [1, '#f2c9b6'],
      ])}`,
    },
    `<rect x="36" y="8" width="24" height="48" rx="5" fill="${paint('w')}"/><rect x="38.500" y="12.500" width="19" height="37" rx="2" fill="${paint('s')}"/><path d="M44.500 10.200h7" stroke="#fff" stroke-opacity=".5" stroke-width="1.200" stroke-linecap="round"/><circle cx="48" cy="52.800" r="1.500" fill="#fff" opacity=".6"/>
    <circle cx="48" cy="30" r="7.500" fill="#1c8f63"/><path d="M44.400 30.200 47 32.800 51.800 27.600" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M29.500 23a11 11 0 0 0 0 14M23.500 18.500a18.500 18.500 0 0 0 0 23M66.500 23a11 11 0 0 1 0 14M72.500 18.500a18.500 18.500 0 0 1 0 23" fill="none" stroke="#ffe3d6" stroke-opacity=".75" stroke-width="2.200" stroke-linecap="round"/>`,
  );

/** Toncoin: a faceted stone in a coin. */
export const tonMark = (): string =>
  plated(
    {
      id: 'pmt',
      stops: [
        [0, '#123a5c'],
        [1, '#081a2e'],
      ],
      edge: '#7fd0ff',
      defs: linear('w', [
        [0, '#4bc0ff'],
        [1, '#0a7fce'],
      ]),
    },
    `<circle cx="48" cy="32" r="22" fill="${paint('w')}"/><circle cx="48" cy="32" r="19.400" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.200"/>
    <path d="M37.500 24h21L48 43.500Z" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="M48 24v18.500" stroke="#fff" stroke-width="3"/>
    <path d="M14 20v5M11.500 22.500h5M80 40v6M77 43h6M17 43v3M15.500 44.500h3" stroke="#8fd8ff" stroke-opacity=".7" stroke-width="1.600" stroke-linecap="round"/>`,
  );

/** Bitcoin: a gold coin whose letter has the two strokes through it. */
export const btcMark = (): string =>
  plated(
    {
      id: 'pmk',
      stops: [
        [0, '#5a3a16'],
        [1, '#25160a'],
      ],
      edge: '#ffd28a',
      defs: linear('w', [
        [0, '#ffb84d'],
        [0.5, '#f7931a'],
        [1, '#c26a08'],
      ]),
    },
    `<circle cx="48" cy="32" r="22" fill="${paint('w')}"/><circle cx="48" cy="32" r="19.400" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.200"/>
    <g transform="rotate(10 48 32)" fill="none" stroke="#fff" stroke-width="3.400" stroke-linejoin="round"><path d="M43 22.500V41.500M40 22.500H49.500a4.600 4.600 0 0 1 0 9.200H43M49.500 31.700a4.900 4.900 0 0 1 0 9.800H40"/><path d="M45.500 18.500V22M50.500 18.500V22M45.500 42V45.500M50.500 42V45.500" stroke-width="2.800"/></g>
    <path d="M15 21v5M12.500 23.500h5M81 38v6M78 41h6" stroke="#ffcf85" stroke-opacity=".7" stroke-width="1.600" stroke-linecap="round"/>`,
  );

/** A voucher: a ticket with a tear-off line and a hidden code. */
export const voucherMark = (): string =>
  plated(
    {
      id: 'pmv',
      stops: [
        [0, '#2f9a94'],
        [0.55, '#1a635f'],
        [1, '#0b302f'],
      ],
      edge: '#a7f3ec',
      defs: `${linear('w', [
        [0, '#fffdf4'],
        [1, '#e9dcb6'],
      ])}${gold}`,
    },
    `<g transform="rotate(-6 48 32)"><path d="M20 17h56a3 3 0 0 1 3 3v6.500a5.500 5.500 0 0 0 0 11V44a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3v-6.500a5.500 5.500 0 0 0 0-11V20a3 3 0 0 1 3-3Z" fill="${paint('w')}"/><path d="M60 19.500v25" stroke="#8a7a4c" stroke-width="1.400" stroke-dasharray="2.600 2.600"/>
    <path d="M26 24h20" stroke="#1a635f" stroke-width="3.200" stroke-linecap="round"/><path d="M26 32h27" stroke="#1a635f" stroke-opacity=".4" stroke-width="2.600" stroke-dasharray="5 3.400"/><path d="M26 39.500h16" stroke="#1a635f" stroke-opacity=".4" stroke-width="2.600" stroke-linecap="round"/><path d="M68.500 25 70.600 29.700 75.600 30.200 71.900 33.600 72.900 38.500 68.500 36 64.100 38.500 65.100 33.600 61.400 30.200 66.400 29.700Z" fill="${paint('g')}"/></g>`,
  );
