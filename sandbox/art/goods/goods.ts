import { place, repeat } from '../drawing.ts';
import { frameRing } from '../frames/frameRing.ts';
import type { FrameName } from '../frames/frameRing.ts';
import { fill, good, line } from './goodGround.ts';
import { chest, coin, coins, keyhole, lantern, moonMark, purse, shell, shield, spark, ticket } from './things.ts';

/** The head of a dress form, which shows a frame in the shop. */
const head = `<rect x="112" y="176" width="16" height="38" ${fill('gh')} ${line}/><path d="M76 222Q78 210 120 210T164 222Z" ${fill('gd')} ${line}/><circle cx="120" cy="112" r="62" ${fill('dk')}/><path d="M120 84a20 20 0 0 1 0 40 20 20 0 0 1 0-40ZM82 162C84 138 102 132 120 132S156 138 158 162Q140 174 120 174T82 162Z" fill="#8a92b8" opacity=".75"/>`;

const framed = (id: string, name: FrameName): string => good(id, `${head}${place(120, 112, frameRing(name), 0.84)}`);

/** What the loyalty shop sells, by the product's sysname. */
export const goods: Readonly<Record<string, () => string>> = {
  'lantern-spins': () => good('glt', `${place(120, 220, lantern, 1.12)}${spark(46, 74, 15)}${spark(196, 108, 11)}`),
  'coral-spins': () =>
    good(
      'gcs',
      `<path d="M40 222C44 176 30 150 44 120M44 168C28 158 22 140 24 126M198 222C194 178 208 156 198 124M197 170C212 160 218 142 216 132" stroke="#ff8a7a" stroke-width="11" fill="none" stroke-linecap="round"/>${place(120, 220, shell, 1.1)}${spark(154, 96, 12)}`,
    ),
  'small-bonus': () =>
    good('gsb', `${place(120, 218, purse('rd'), 1.15)}${place(196, 204, coin, 0.5)}${spark(52, 92, 12)}`),
  'large-bonus': () =>
    good('glb', `${place(120, 220, chest, 1.15)}${spark(60, 60, 14)}${spark(176, 52, 18)}${spark(124, 34, 9)}`),
  ticket: () => good('gtk', `${place(120, 136, ticket, 1.2, -12)}${spark(52, 72, 14)}${spark(196, 196, 10)}`),
  'three-tickets': () =>
    good(
      'gtt',
      `${place(120, 178, ticket, 1.02, 13)}${place(122, 134, ticket, 1.02, -1)}${place(118, 92, ticket, 1.02, -15)}${spark(206, 62, 13)}`,
    ),
  'vpn-week': () =>
    good(
      'gvw',
      `${place(120, 220, shield(keyhole), 1.2)}${repeat(7, (i) => `<circle cx="${72 + i * 16}" cy="${206 - Math.abs(i - 3) * 3}" r="5" fill="#ffe3a6"/>`)}`,
    ),
  'vpn-month': () => good('gvm', `${place(120, 220, shield(moonMark), 1.2)}${spark(44, 70, 12)}${spark(196, 92, 9)}`),
  'frame-brass': () => framed('gfb', 'brass'),
  'frame-velvet': () => framed('gfv', 'velvet'),
  'frame-ember': () => framed('gfe', 'ember'),
  'frame-aurora': () => framed('gfa', 'aurora'),
  'frame-marquee': () => framed('gfm', 'marquee'),
};

/** A row of coin stacks, for quests about deposits. */
export const treasure = `${place(76, 206, coins(3))}${place(164, 206, coins(5))}${place(120, 214, coins(8))}`;
