import { paint } from '../drawing.ts';
import { glint, shadow, state } from './stateGround.ts';

/** A brass plug pulled out of its socket. */
export const offline = (): string =>
  state(
    'sof',
    `${shadow(120, 134, 88)}<path d="M-4 132C30 138 40 112 30 98C22 84 40 72 62 78" stroke="#6d7ab0" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-4 132C30 138 40 112 30 98C22 84 40 72 62 78" stroke="#a8b2de" stroke-width="2" fill="none"/>
    <path d="M244 128C214 136 206 108 214 96C222 84 204 70 186 76" stroke="#6d7ab0" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M244 128C214 136 206 108 214 96C222 84 204 70 186 76" stroke="#a8b2de" stroke-width="2" fill="none"/>
    <g transform="rotate(8 84 82)"><path d="M58 70h12v26H58Z" fill="#8a95c8"/><path d="M68 58h20a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H68Z" fill="${paint('br')}" stroke="#6d4412" stroke-width="1.5"/><path d="M74 66v34M80 64v38" stroke="#6d4412" stroke-opacity=".5" stroke-width="2"/><path d="M99 72h16v7H99ZM99 88h16v7H99Z" fill="#dfe4f2" stroke="#5a6490" stroke-width="1.2"/></g>
    <g transform="rotate(-8 166 80)"><path d="M182 68h12v26h-12Z" fill="#8a95c8"/><path d="M184 54h-22a14 14 0 0 0-14 14v28a14 14 0 0 0 14 14h22Z" fill="${paint('ik')}" stroke="#8a95c8" stroke-width="1.5"/><path d="M148 72h10v8h-10ZM148 86h10v8h-10Z" fill="#0d1022"/><path d="M168 62v40M175 60v44" stroke="#8a95c8" stroke-opacity=".6" stroke-width="2"/></g>
    <path d="M130 38l-8 16h10l-7 16" stroke="#f0c05a" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M112 44l-6-8M148 42l6-8" stroke="#f0c05a" stroke-width="3.5" stroke-linecap="round"/>${glint(198, 32, 7)}`,
  );
