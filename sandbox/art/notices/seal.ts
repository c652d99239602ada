import { paint } from '../drawing.ts';
import { glint } from '../states/stateGround.ts';
import { medal } from './medal.ts';

/** A letter with the house's seal in wax: the address is the player's. */
export const seal = (): string =>
  medal(
    'nse',
    ['#6a3f5c', '#28142a'],
    `<rect x="18" y="34" width="84" height="58" rx="7" fill="${paint('np')}"/><path d="M20 38l40 32 40-32" fill="none" stroke="#b7a482" stroke-width="3" stroke-linejoin="round"/>
    <path d="M20 90l30-27M100 90L70 63" stroke="#cbb993" stroke-width="3" stroke-linecap="round"/>
    <circle cx="60" cy="68" r="17" fill="${paint('rd')}"/><circle cx="60" cy="68" r="12" fill="none" stroke="#fff3cf" stroke-opacity=".55" stroke-width="1.6"/><path d="M53 68l5 6 9-11" stroke="#fff6e0" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${glint(96, 28, 6)}${glint(22, 24, 4)}`,
  );
