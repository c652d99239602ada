/** What stands on the way of the levels; each is drawn around its foot at (0, 0), about a hundred units tall. */
import { linear, paint, repeat } from '../drawing.ts';

export const lighthouse = `<path d="M-34 2Q0 -14 34 2L40 10H-40Z" fill="#3a4252"/><path d="M-16 0L-11 -78H11L16 0Z" fill="#f4ead8"/><path d="M-14.500 -20L-13 -42H13L14.500 -20ZM-11.800 -62L-11 -78H11L11.800 -62Z" fill="#c8402e"/><path d="M4 -78H11L16 0H6Z" fill="#000" opacity=".16"/><rect x="-15" y="-83" width="30" height="5" rx="2" fill="#2b2f3c"/><rect x="-9" y="-99" width="18" height="16" fill="#ffe9a0"/><path d="M-9 -99H9V-83H-9ZM-3 -99V-83M3 -99V-83" stroke="#2b2f3c" stroke-width="2" fill="none"/><path d="M-13 -99Q0 -116 13 -99Z" fill="#c8402e"/><circle cx="0" cy="-91" r="5" fill="#fff"/><path d="M-4 0V-12Q0 -17 4 -12V0Z" fill="#2b2f3c"/>`;

/** Its two beams, painted with `beamPaints`. */
export const lightBeam = `<path d="M0 -91L-170 -132V-50Z" fill="${paint('bl')}"/><path d="M0 -91L170 -126V-56Z" fill="${paint('br')}"/>`;

export const beamPaints = `${linear(
  'bl',
  [
    [0, '#ffe9a0', 0],
    [1, '#ffe9a0', 0.55],
  ],
  [0, 0],
  [1, 0],
)}${linear(
  'br',
  [
    [0, '#ffe9a0', 0.5],
    [1, '#ffe9a0', 0],
  ],
  [0, 0],
  [1, 0],
)}`;

export const boat = `<path d="M-44 -10H44L32 10Q0 16 -30 10Z" fill="#8c3524"/><path d="M-44 -10H44L41 -4H-40Z" fill="#f0dfc0"/><path d="M-3 -10V-92" stroke="#5a3a20" stroke-width="4"/><path d="M2 -88Q44 -54 36 -18H2Z" fill="#fff3dc"/><path d="M2 -88Q24 -54 18 -18H2Z" fill="#e7d3b0"/><path d="M-7 -80Q-34 -46 -30 -20H-7Z" fill="#e0533c"/><path d="M-3 -92L12 -98 -3 -102Z" fill="#ffd45e"/>`;

export const hut = (wall: string, shade: string): string =>
  `<path d="M-26 0V-30L0 -54 26 -30V0Z" fill="${wall}"/><path d="M0 -54L26 -30V0H0Z" fill="${shade}" opacity=".55"/><path d="M-33 -26L0 -60 33 -26 27 -24 0 -51 -27 -24Z" fill="#2b3346"/><path d="M-30 -29L0 -59 8 -51" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".75"/><path d="M-6 0V-20H7V0Z" fill="#4a2418"/><rect x="-20" y="-26" width="11" height="11" fill="#ffe08a"/><path d="M-14.500 -26V-15M-20 -20.500H-9" stroke="#4a2418" stroke-width="1.500"/><rect x="12" y="-26" width="10" height="11" fill="#ffe08a"/><rect x="12" y="-66" width="8" height="20" fill="#5a4a44"/>`;

export const pine = `<path d="M-5 0H5V-14H-5Z" fill="#4a3020"/><path d="M-27 -10L0 -52 27 -10Q0 -18 -27 -10ZM-22 -36L0 -74 22 -36Q0 -43 -22 -36ZM-15 -60L0 -98 15 -60Q0 -66 -15 -60Z" fill="#1f5a44"/><path d="M0 -52L27 -10Q12 -15 0 -15ZM0 -74L22 -36Q10 -40 0 -40ZM0 -98L15 -60Q6 -63 0 -63Z" fill="#123c30"/><path d="M-10 -36L0 -52 6 -42M-8 -62L0 -74 5 -66M-6 -84L0 -98 5 -88" stroke="#dff4ee" stroke-width="3" fill="none" stroke-linecap="round" opacity=".6"/>`;

export const bridge = `<path d="M-74 0Q0 -58 74 0V12H58Q52 -20 30 -20T2 12H-2Q-8 -20 -30 -20T-58 12H-74Z" fill="#9a8f94"/><path d="M-74 0Q0 -58 74 0V5Q0 -50 -74 5Z" fill="#c9bfc2"/>${repeat(
  9,
  (i) => {
    const x = -56 + i * 14;
    return `<path d="M${x} ${-27 + (x * x) / 190}v-12" stroke="#6a5a5e" stroke-width="3.500" stroke-linecap="round"/>`;
  },
)}<path d="M-60 -20Q0 -66 60 -20" stroke="#6a5a5e" stroke-width="3.500" fill="none"/><path d="M-40 -4q6 -3 12 0M20 -8q6 -3 12 0M-12 -16q6 -3 12 0" stroke="#7a6f74" stroke-width="2" fill="none"/>`;

/** A mountain with snow; the lit side is to the left. */
export const peak = (rock: string, shade: string): string =>
  `<path d="M-80 0L-14 -92 -2 -104 16 -84 80 0Z" fill="${rock}"/><path d="M-2 -104L16 -84 80 0H14L4 -40 12 -58Z" fill="${shade}"/><path d="M-2 -104L-14 -92 -36 -61 -22 -68 -14 -56 -2 -70 6 -58 12 -66 26 -58 34 -60 16 -84Z" fill="#f4f9ff"/><path d="M-2 -104L16 -84 34 -60 26 -58 12 -66 6 -58 4 -72Z" fill="#b9cfe6"/>`;

export const ice = `<path d="M-66 0L-48 -54 -28 -40 -12 -88 12 -52 26 -72 46 -34 66 0Z" fill="#8fd6ee"/><path d="M-48 -54L-28 -40 -34 0H-66ZM-12 -88L12 -52 0 0H-26ZM26 -72L46 -34 40 0H20Z" fill="#d4f3fb"/><path d="M12 -52L26 -72 20 0H0ZM46 -34L66 0H40Z" fill="#4f9cc8"/><path d="M-40 -40L-44 -8M-8 -72L-14 -20M30 -58L28 -16" stroke="#fff" stroke-width="2.500" opacity=".7" stroke-linecap="round"/>`;

export const observatory = `<path d="M-40 0V-34H40V0Z" fill="#e8e2d6"/><path d="M8 -34H40V0H8Z" fill="#b9b0ac" opacity=".7"/><path d="M-44 -34H44V-40H-44Z" fill="#7a6f7c"/><path d="M-38 -40A38 40 0 0 1 38 -40Z" fill="#5f7fb8"/><path d="M4 -80A38 40 0 0 1 38 -40H14Z" fill="#3a5488"/><path d="M-14 -77L-4 -79 12 -40H0Z" fill="#141c38"/><path d="M-10 -62L-42 -104 -32 -111 0 -68Z" fill="#d9a441"/><path d="M-46 -102L-31 -114" stroke="#8f5413" stroke-width="6" stroke-linecap="round"/><path d="M-7 0V-20Q0 -27 7 -20V0Z" fill="#4a3a3a"/><rect x="-30" y="-24" width="11" height="12" fill="#ffe08a"/><rect x="20" y="-24" width="11" height="12" fill="#ffe08a"/>`;

/** Ribbons of northern light over an area. */
export const lights = (width: number, height: number): string =>
  [
    ['#4dffb8', 0.5, 0.34],
    ['#5ad4ff', 0.34, 0.52],
    ['#c07bff', 0.3, 0.16],
  ]
    .map(([colour, opacity, at]) => {
      const y = Number(at) * height;
      const h = height * 0.46;
      return `<path d="M0 ${y - h * 0.3}C${width * 0.2} ${y - h * 0.4} ${width * 0.34} ${y + h * 0.6} ${width * 0.54} ${y}S${width * 0.84} ${y - h * 0.4} ${width} ${y - h * 0.3}C${width * 0.82} ${y - h} ${width * 0.68} ${y - h * 0.3} ${width * 0.52} ${y - h * 0.62}S${width * 0.18} ${y - h * 1.1} 0 ${y - h * 0.3}Z" fill="${colour}" opacity="${opacity}" filter="url(#§soft)"/>`;
    })
    .join('');
