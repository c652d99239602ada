import { paint } from '../drawing.ts';
import { badge } from '../states/stateGround.ts';
import { medal } from './medal.ts';

/** A member's card with a portrait, signed off. */
export const profile = (): string =>
  medal(
    'npr',
    ['#2f6a63', '#0f2a2d'],
    `<g transform="rotate(-6 60 60)"><rect x="20" y="32" width="80" height="56" rx="8" fill="${paint('np')}"/><rect x="20" y="32" width="80" height="13" rx="6" fill="${paint('br')}"/>
    <circle cx="42" cy="62" r="9" fill="#35456f"/><path d="M27 84c2-11 8-15 15-15s13 4 15 15Z" fill="#35456f"/>
    <path d="M66 58h24M66 67h24M66 76h15" stroke="#8d7f68" stroke-width="4" stroke-linecap="round"/></g>${badge(92, 86, 'ft', 'M-7 0l5 6 9-11')}`,
  );
