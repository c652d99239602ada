export interface ChromiumSources {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly playwrightPath?: () => string;
  readonly isExecutable?: (path: string) => boolean;
}

/** CHROME_PATH first, then what is installed, then the one that Playwright downloaded; undefined when there is none. */
export function findChromium(sources?: ChromiumSources): string | undefined;

/** Flags under which headless Chromium neither phones home nor needs a GPU or a sandbox of its own. */
export const CHROMIUM_FLAGS: readonly string[];
