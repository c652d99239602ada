/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const clampUnit = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Linear-light sRGB of an OKLCH colour, out-of-gamut channels clipped as browsers do (CSS Color 4, Ottosson's
 * matrices).
 */
export function linearRgb({ l, c, h }: Oklch): Triple {
  const radians = (h * Math.PI) / 180;
  const a = c * Math.cos(radians);
  const b = c * Math.sin(radians);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clampUnit(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clampUnit(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clampUnit(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** OKLCH of a `#rrggbb` colour. */
export function oklchOfHex(hex: string): Oklch {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** WCAG relative luminance, 0–1. */
export function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, 1–21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
