/** Problems of an SVG document: faults that renderers tolerate, and elements forbidden in inlined art. */
export const faultsOf = (svg: string): string[] => {
  const faults = [/<text\b/, /<script\b/, /\bhref=/, /<filter\b/, /<style\b/, /\son\w+=/, /NaN|undefined|"@|"~"|§/]
    .filter((pattern) => pattern.test(svg))
    .map((pattern) => `contains ${String(pattern)}`);
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (selfClosing === '/') continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
  }
  if (open.length > 0) faults.push(`${open.join(', ')} left open`);
  return faults;
};

/** The ids that a document defines, in order. */
export const idsIn = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
/** The ids that a document paints or clips with, in order. */
export const referencesIn = (svg: string): string[] => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two colours given as `#rrggbb`. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
