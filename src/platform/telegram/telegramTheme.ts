export interface TelegramTheme {
  /** Custom property names and values, such as `--tg-theme-bg-color`. */
  readonly variables: readonly (readonly [name: string, value: string])[];
  /** By the lightness of the host's background; null if the host sends none. */
  readonly mode: 'light' | 'dark' | null;
}

const colour = /^#[0-9a-f]{6}$/i;
/** Perceived lightness (ITU-R BT.601 weights, 0–255) above which a background counts as light. */
const lightFrom = 140;

/**
 * The host's theme parameters as custom properties and a mode: the same rule as the inline script's before first paint.
 */
export function telegramTheme(params: Readonly<Record<string, unknown>>): TelegramTheme {
  const variables = Object.entries(params).flatMap(([key, value]) =>
    typeof value === 'string' && colour.test(value) ? [[`--tg-theme-${key.replaceAll('_', '-')}`, value] as const] : [],
  );
  const background = params['bg_color'];
  return { variables, mode: typeof background === 'string' && colour.test(background) ? modeOf(background) : null };
}

/** Writes a theme onto the page's root element. */
export function applyTelegramTheme(root: HTMLElement, { variables, mode }: TelegramTheme): void {
  for (const [name, value] of variables) root.style.setProperty(name, value);
  if (mode !== null) root.dataset['theme'] = mode;
}

function modeOf(background: string): 'light' | 'dark' {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  const lightness = ((red ?? 0) * 299 + (green ?? 0) * 587 + (blue ?? 0) * 114) / 1000;
  return lightness > lightFrom ? 'light' : 'dark';
}
