export interface ChromiumSources {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly playwrightPath?: () => string;
  readonly isExecutable?: (path: string) => boolean;
}

/** Path from CHROME_PATH, else an installed Chromium, else the one downloaded by Playwright, else undefined. */
export function findChromium(sources?: ChromiumSources): string | undefined;

/** Path of Chromium's headless shell; undefined when there is none, or when CHROME_PATH names the browser to use. */
export function findHeadlessShell(sources?: Omit<ChromiumSources, 'playwrightPath'>): string | undefined;

/** Flags for headless Chromium: no background network requests, no GPU, no process sandbox. */
export const CHROMIUM_FLAGS: readonly string[];
