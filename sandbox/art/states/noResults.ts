import { paint, place } from '../drawing.ts';
import { glint, shadow, state } from './stateGround.ts';

const back = `<rect x="-23" y="-33" width="46" height="66" rx="6" fill="${paint('cr')}" stroke="#b8965a" stroke-width="1"/><rect x="-18" y="-28" width="36" height="56" rx="3" fill="${paint('ik')}"/><path d="M-18 -14L18 22M-18 4L6 28M-6 -28L18 -4M18 -14L-18 22M18 4L-6 28M6 -28L-18 -4" stroke="#eebd58" stroke-opacity=".6" stroke-width="1.5"/>`;

/** A magnifying glass over three cards, one of them blank. */
export const noResults = (): string =>
  state(
    'snr',
    `${shadow(112, 134, 84)}${place(62, 94, back, 1, -14)}${place(168, 94, back, 1, 14)}${place(114, 88, back, 1.06)}
    <circle cx="122" cy="72" r="40" fill="#fffaf0"/><circle cx="122" cy="72" r="40" fill="#cfe0f5" opacity=".45"/><path d="M106 62a16 14 0 1 1 20 15q-5 2-5 8" stroke="#3f4874" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="121" cy="98" r="4" fill="#3f4874"/>
    <circle cx="122" cy="72" r="40" fill="none" stroke="${paint('br')}" stroke-width="9"/><circle cx="122" cy="72" r="44.5" fill="none" stroke="#6d4412" stroke-width="1.2"/><path d="M94 58a31 31 0 0 1 16-15" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M154 104L188 138" stroke="#6d4412" stroke-width="17" stroke-linecap="round"/><path d="M154 104L188 138" stroke="${paint('rd')}" stroke-width="13.5" stroke-linecap="round"/><path d="M150 100l9 9" stroke="${paint('br')}" stroke-width="14"/>${glint(204, 40, 9)}${glint(34, 46, 6)}`,
  );
