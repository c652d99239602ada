import type { ThemeParamsType } from '@tma.js/sdk';
import type { ColouredPart } from './HostView.ts';

const hex = /^#[0-9a-f]{6}$/i;
const parts: readonly ColouredPart[] = ['header', 'background', 'bottom-bar'];
/** Perceived lightness (ITU-R BT.601 weights, 0–255) from which a ground takes a dark text. */
const lightFrom = 140;

/** Colours that the app has set for parts of the window. A theme parameter's name follows the theme. */
export class HostColours {
  private readonly chosen = new Map<ColouredPart, string>();

  constructor(
    private readonly root: HTMLElement,
    private readonly theme: () => ThemeParamsType,
  ) {}

  /** `colour`: `#rrggbb` or a theme parameter's name; anything else is ignored. */
  set(part: ColouredPart, colour: string): void {
    if (this.valueOf(colour) === null) return;
    this.chosen.set(part, colour);
    this.draw();
  }

  reset(): void {
    this.chosen.clear();
    this.draw();
  }

  /** After a change of the theme. */
  draw(): void {
    for (const part of parts) {
      const colour = this.chosen.get(part);
      this.write(`--app-${part}`, colour === undefined ? null : this.valueOf(colour));
    }
    const header = this.chosen.get('header');
    const ground = header === undefined ? null : this.valueOf(header);
    const text = ground === null ? null : textOn(ground);
    this.write('--app-header-text', text);
    // The second line of the title, half as strong.
    this.write('--app-header-hint', text === null ? null : `${text}99`);
  }

  private valueOf(colour: string): string | null {
    const value = hex.test(colour) ? colour : this.theme()[colour as keyof ThemeParamsType];
    return typeof value === 'string' && hex.test(value) ? value : null;
  }

  private write(name: string, value: string | null): void {
    if (value === null) this.root.style.removeProperty(name);
    else this.root.style.setProperty(name, value);
  }
}

const textOn = (ground: string): string => (lightnessOf(ground) >= lightFrom ? '#000000' : '#ffffff');

function lightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (red * 299 + green * 587 + blue * 114) / 1000;
}
