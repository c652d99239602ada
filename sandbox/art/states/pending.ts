import { paint } from '../drawing.ts';
import { glint, shadow, state } from './stateGround.ts';

/** An hourglass with brass ends, half run through. */
export const pending = (): string =>
  state(
    'spe',
    `${shadow(120, 140, 52)}<path d="M94 28C94 58 112 66 115 78C112 90 94 98 94 128H146C146 98 128 90 125 78C128 66 146 58 146 28Z" fill="#dfeaf5" fill-opacity=".55" stroke="#8a95c8" stroke-width="2.5"/>
    <path d="M100 48C102 60 113 66 117 76H123C127 66 138 60 140 48Q120 54 100 48Z" fill="#eebd58"/><path d="M98 126C98 114 108 104 120 98C132 104 142 114 142 126Z" fill="#eebd58"/><path d="M120 74V104" stroke="#eebd58" stroke-width="3" stroke-linecap="round"/><path d="M100 48Q120 54 140 48Q120 44 100 48Z" fill="#ffe9ad"/>
    <path d="M82 20h76a5 5 0 0 1 0 11H82a5 5 0 0 1 0-11ZM82 125h76a5 5 0 0 1 0 12H82a5 5 0 0 1 0-12Z" fill="${paint('br')}" stroke="#6d4412" stroke-width="1.5"/><path d="M84 31h6v94h-6ZM150 31h6v94h-6Z" fill="#c98f2e" stroke="#6d4412" stroke-width="1"/><path d="M100 38q0 14 8 22" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/>
    <path d="M188 62a30 30 0 0 1-6 48M52 106a30 30 0 0 1 4-46" stroke="#c98f2e" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M192 100l-10 12-6-14ZM48 70l10-12 5 15Z" fill="#c98f2e"/>${glint(200, 36, 7)}`,
  );
