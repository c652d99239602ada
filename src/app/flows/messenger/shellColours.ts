import type { Stop } from '../../../kernel/manifest.ts';
import type { Root } from '../../createRoot.ts';

const hexOf = (channels: ArrayLike<number>): string =>
  `#${[0, 1, 2].map((at) => (channels[at] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/** Colours of the page's tokens as `#rrggbb`, whatever notation the tokens use; null without a canvas. */
function colourReader(page: Window): ((token: string) => string) | null {
  const canvas = page.document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  return (token) => {
    // A property set by `background` computes to a colour, a custom property only to the text of its formula.
    const probe = page.document.createElement('i');
    probe.style.background = `var(${token})`;
    page.document.body.append(probe);
    pen.fillStyle = page.getComputedStyle(probe).backgroundColor;
    probe.remove();
    pen.fillRect(0, 0, 1, 1);
    return hexOf(pen.getImageData(0, 0, 1, 1).data);
  };
}

/** Keeps the shell's parts around the page in the colours of the page's theme, also after the theme has changed. */
export function startShellColours({ platform }: Pick<Root, 'platform'>, page: Window): Stop {
  const read = colourReader(page);
  if (read === null) return () => {};
  let last = '';
  const paint = () => {
    const [top, bottom] = [read('--surface-0'), read('--surface-1')];
    if (last === top + bottom) return;
    last = top + bottom;
    platform.setColours({ header: top, background: top, bottomBar: bottom });
  };
  const themes = new MutationObserver(paint);
  themes.observe(page.document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  paint();
  return () => themes.disconnect();
}
