import type { LocaleOption } from '../../kernel/stores.ts';
import type { Messages } from '../../lib/i18n.ts';
import { withLocale } from '../../shared/locale/localePath.ts';
import { localeView } from '../localeView.ts';
import { loadMessages, wordsLocaleOf } from '../messages.ts';
import { sharedI18n } from '../sharedI18n.ts';
import { depositPath, historyPath } from '../../domains/cashier/paths.ts';
import { gameHallPath } from '../../domains/games/paths.ts';

export interface WebManifestOptions {
  readonly locales: readonly LocaleOption[];
  readonly defaultLocale: string;
  /** The content system's messages in this language: the casino may have a name of its own. */
  readonly messages: Messages;
  /** Colour of the bars around the app, and of the page before it is painted. */
  readonly colour: string;
}

/** The pictures that browsers show before they install the app; `scripts/writeScreenshots.mjs` takes them. */
const screenshots = [
  { file: 'wide-home', form: 'wide', sizes: '1280x800', label: 'installed:manifest.home' },
  { file: 'wide-games', form: 'wide', sizes: '1280x800', label: 'installed:manifest.games' },
  { file: 'narrow-home', form: 'narrow', sizes: '780x1688', label: 'installed:manifest.home' },
  { file: 'narrow-games', form: 'narrow', sizes: '780x1688', label: 'installed:manifest.games' },
  { file: 'narrow-deposit', form: 'narrow', sizes: '780x1688', label: 'installed:manifest.deposit' },
] as const;

const shortcuts = [
  { path: gameHallPath, name: 'installed:manifest.games' },
  { path: depositPath(), name: 'installed:manifest.deposit' },
  { path: historyPath, name: 'installed:manifest.history' },
] as const;

const png = (name: string, size: number, purpose?: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose === undefined ? {} : { purpose }),
});

/** The web app manifest in a language. The app is the same one in all of them (`id`), and starts in its language. */
export async function webManifest(
  code: string,
  options: WebManifestOptions,
): Promise<Readonly<Record<string, unknown>>> {
  const { locales, defaultLocale, messages, colour } = options;
  const { dir } = localeView(code, { locales, defaultLocale });
  const i18n = sharedI18n(code, await wordsLocaleOf(code, defaultLocale), messages);
  await loadMessages(i18n, ['core', 'installed'], messages);
  const { t } = i18n;
  const href = (path: string) => withLocale(path, code, defaultLocale);
  return {
    id: '/',
    name: t('core:brand'),
    short_name: t('core:brand'),
    description: t('installed:manifest.description'),
    lang: code,
    dir,
    start_url: href('/'),
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: colour,
    background_color: colour,
    categories: ['games', 'entertainment'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    prefer_related_applications: false,
    icons: [
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
      png('icon-monochrome-512', 512, 'monochrome'),
    ],
    shortcuts: shortcuts.map(({ path, name }) => ({
      name: t(name),
      url: href(path),
      icons: [png('icon-192', 192)],
    })),
    screenshots: screenshots.map(({ file, form, sizes, label }) => ({
      src: `/screenshots/${file}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t(label),
    })),
  };
}
