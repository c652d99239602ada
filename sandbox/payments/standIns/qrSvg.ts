import { encode } from 'uqr';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';

/** The light margin that scanners need, in modules (ISO 18004: four). */
const MARGIN = 4;

/** A QR code as markup, dark on light; each row of dark modules is one path. */
export function qrSvg(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#111"/></svg>`;
}
