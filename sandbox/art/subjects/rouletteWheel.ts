import { repeat } from '../drawing.ts';

/** Gradients of the wheel; include them once in a picture that uses it. */
export const wheelRecipes = {
  bowl: 'h #3a1408 #a85a28@.2 #6a3014@.45 #c07840@.75 #2a0e06',
  rim: 'h #6a3a0c #ffe9a3@.22 #d8982c@.45 #fff3c0@.72 #7a480e',
  cone: 'r #e89a50 #a8541c@.45 #4a1c08',
  dish: 'g #7a3c16 #5a2810@.6 #2e1006',
  brass: 'd #fff8d0 #f0bc4a@.4 #a8680f@.8 #6a3a08',
};

/** Length of one of 37 pockets on a circle of radius `r`. */
const pocket = (r: number): number => Math.round((200 * Math.PI * r) / 37) / 100;

/** A ring of pockets: black, every second one red, and one green. */
const ring = (r: number, width: number, red: string, black: string, green: string): string =>
  `<circle r="${r}" stroke="${black}" stroke-width="${width}"/><circle r="${r}" stroke="${red}" stroke-width="${width}" stroke-dasharray="${pocket(r)} ${pocket(r)}"/><circle r="${r}" stroke="${green}" stroke-width="${width}" stroke-dasharray="${pocket(r)} 9999"/>`;

/**
 * A European wheel of radius 150, seen from an angle: circles flattened to `flat` of their height, the bowl's side below.
 * The turret stands upright in the middle.
 */
export function rouletteWheel(flat: number, turn = 0): string {
  const flattened = (body: string, y = 0): string => `<g transform="translate(0 ${y}) scale(1 ${flat})">${body}</g>`;
  return `${flattened('<circle r="150" fill="#1a0804"/>', 22)}<path d="M-150 0V22A150 ${150 * flat} 0 0 0 150 22V0Z" fill="url(#§bowl)"/>
  ${flattened(
    `<circle r="150" fill="url(#§bowl)"/><circle r="147" fill="none" stroke="url(#§rim)" stroke-width="5"/><circle r="128" fill="#1c0a04"/><circle r="128" fill="none" stroke="url(#§rim)" stroke-width="3"/><g fill="none" transform="rotate(${turn})">${ring(110, 24, '#d8203c', '#16121e', '#12924e')}${ring(85, 26, '#8a0f26', '#0a0810', '#0a5c32')}<circle r="97" stroke="#f0c868" stroke-width="48" stroke-dasharray="1.200 ${pocket(97) - 1.2}"/></g><g fill="none"><circle r="122" stroke="#ffe9a3" stroke-width="2"/><circle r="98" stroke="#f0c868" stroke-width="2"/><circle r="72" stroke="url(#§rim)" stroke-width="4"/></g><circle r="70" fill="url(#§dish)"/><g stroke="#c98a3a" stroke-opacity=".5" stroke-width="1.600"><path d="${repeat(8, (i) => `M0 0L${68 * Math.cos((i * Math.PI) / 4)} ${68 * Math.sin((i * Math.PI) / 4)}`)}"/></g>`,
  )}
  ${flattened(`<g fill="#e8c070"><path id="§stud" d="M0 -147L3.500 -138 0 -129-3.500 -138Z"/>${repeat(7, (i) => `<use href="#§stud" transform="rotate(${i * 45 + 45})"/>`)}</g>`)}`;
}

/** The turret of the wheel: a cone, a stem with four arms and a ball on top; it stands at (0, 0). */
export const turret = `<ellipse cy="2" rx="42" ry="22" fill="#1c0a04" opacity=".5"/><path d="M-38 0C-26 -10 -14 -22 -10 -40H10C14 -22 26 -10 38 0A38 20 0 0 1 -38 0Z" fill="url(#§cone)"/><path d="M-26 -2C-16 -12 -8 -22 -6 -36" stroke="#ffd8a0" stroke-width="3" stroke-linecap="round" fill="none" opacity=".6"/>
  <path d="M-44 -40Q0 -26 44 -40M-16 -28Q0 -50 16 -56M16 -28Q0 -50 -16 -56" stroke="url(#§brass)" stroke-width="6" stroke-linecap="round" fill="none"/><circle cx="-46" cy="-41" r="6.500" fill="url(#§brass)"/><circle cx="46" cy="-41" r="6.500" fill="url(#§brass)"/><path d="M-13 -40A13 5 0 0 0 13 -40L8 -62H-8Z" fill="url(#§brass)"/><ellipse cy="-62" rx="10" ry="4" fill="#fff0b0"/><path d="M-4 -62V-76H4V-62Z" fill="url(#§brass)"/><circle cy="-82" r="10" fill="url(#§brass)"/><circle cx="-3" cy="-85" r="3" fill="#fff" opacity=".9"/>`;
