/**
 * Chunk groups of the client build. Few large files rather than many small ones, since each costs a request, headers
 * and its own compression dictionary. Code of every page and of the lobby, where most visits begin, is in `core` and
 * the entry. Code after the first paint, code of other pages and words of a language are split by dynamic imports.
 * @module
 */

import { firstIcons } from './firstIcons.ts';

const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
/** Matches module paths with slashes or backslashes. */
const modules = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

const libraries = ['react', 'react-dom', 'scheduler', 'mobx', 'mobx-react-lite', 'wouter', 'regexparam', 'i18next'];

const coreModules = [
  `node_modules/${anyOf(libraries)}/`,
  'vite/preload',
  'src/(lib|contract/base)/errors',
  'src/lib/(readable|localeCookie|importFiles|KeptFetch|backOff|clock)\\.',
  'src/shared/(money|locale|head|navigation|text|site|viewport)/',
  'src/shared/(pictures/colourOf|play/payoutMultiple|validation/exactDecimal|startParam)\\.',
  'src/ui/(basics|layout)/(?!CopyButton)',
  'src/ui/tiles/(?!GameTile|Rail|TileGrid|Badge)',
  // The layout's only block.
  'src/ui/blocks/Notice\\.',
  'src/kernel/((visitor|slots)/)?(?!PageBlocks)\\w+\\.(tsx?|module\\.css)$',
  'src/app/(routing|home)/',
  'src/app/useShownPlace\\.',
  'src/domains/\\w+/(routes|paths)\\.ts',
  'src/domains/auth/popupFlags\\.',
  'src/domains/banners/(BannerStore|parseBanner|face/)',
  'src/domains/banners/ui/(\\w+\\.(block\\.ts|tsx|module\\.css)|(bannerPicture|useSlides)\\.ts)$',
  'src/shared/dates/(isoTime|serverClock)\\.',
  'src/kernel/figures/useTimeLeft',
  'src/domains/games/(lobby/|ui/lobby/(CategoriesBlock|categories)|api|parseGames|face/hallFilter|gameFacets|paths)',
];

export const clientChunks = [
  {
    name: 'core',
    test: modules(...coreModules, `lucide/dist/esm/icons/${anyOf(firstIcons(modules(...coreModules)))}\\.`),
  },
  // All other icons: few are needed at a time, but each is too small for a request of its own.
  { name: 'icons', test: modules('lucide/') },
  // The blocks of the lobby below the first paint, which come alive when the browser is idle.
  {
    name: 'lobby',
    test: modules(
      'src/ui/tiles/(GameTile|Rail|TileGrid|Badge)',
      'src/domains/offers/(OffersStore|api|offerView)',
      'src/domains/offers/ui/(OfferCard|OffersBlock|offerPicture|use(FigureWords|CostWords|Offers))',
      'src/domains/games/ui/lobby/(?!\\w+\\.block)',
    ),
  },
  // Shared by forms and lists.
  {
    name: 'pieces',
    test: modules(
      'src/ui/(form|blocks)/(?!QrCode)',
      'src/kernel/(forms|lists|problems)/',
      'src/kernel/slots/PageBlocks',
      'src/domains/session/(face/)?signOut',
      'src/domains/contacts/face/codes/',
      'src/shared/dates/',
    ),
  },
  // Shared by all dialogs; fetched at the first touch.
  {
    name: 'dialogs',
    test: modules(
      'src/ui/dialog/',
      'src/kernel/dialogs/',
      'src/app/layouts/dialogs/',
      `node_modules/${anyOf(['focus-trap', 'tabbable'])}/`,
    ),
  },
  // Shared by all pages of the cashier.
  {
    name: 'cashier',
    test: modules('src/domains/cashier/(ui/frame/|api|paths|parseCashier)'),
  },
];
