/**
 * Chunk groups of the client build. Few large files rather than many small ones, since each costs a request, headers
 * and its own compression dictionary. Code of every page and of the lobby, where most visits begin, is in `core` and
 * the entry. Code after the first paint, code of other pages and words of a language are split by dynamic imports.
 * @module
 */

const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
/** Matches module paths with slashes or backslashes. */
const modules = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

const libraries = ['react', 'react-dom', 'scheduler', 'mobx', 'mobx-react-lite', 'wouter', 'regexparam', 'i18next'];
const icons = [
  'circle-alert',
  'refresh-cw',
  'chevron-(right|left|down)',
  'globe',
  'gamepad',
  'house',
  'menu',
  'search',
  'panel-left',
  'wallet',
  'user-round',
  'layout-grid',
  String.raw`arrow-(down|up)[\w-]*`,
  'rotate-ccw-clock',
];
const frame = [
  'Icon',
  'Button',
  'IconButton',
  'Dropdown',
  'lazyPart',
  'Spinner',
  'Amount',
  'Logo',
  'classes',
  '(State|Button|IconButton|Spinner|Amount|Logo).module',
];
const money = ['money', 'moneyWire', 'decimalText', 'formatMoney', 'currencyDecimals', 'totalBalance'];
const navigation = ['guestGuard', 'sameOriginPath', 'parseUrl'];

const lobbyPages = [
  'GameRail',
  'GameCard',
  'RailSkeleton',
  'RailsBlock',
  'CategoriesBlock',
  'rails.block',
  'categories.block',
];
const lobbyPieces = [
  'Rail',
  'Badge',
  'Chip',
  'ChipRow',
  'LeadEnd',
  'GameTile',
  'GameTileSkeleton',
  'Skeleton',
  'Picture',
  'loadWhenNear',
  'useViewport',
  'imageUrl',
  'pictureSources',
  'tileWidths',
  'TextWithMarkers',
  'FailedState',
  'afterNextPaint',
  'useEscape',
];

export const clientChunks = [
  {
    name: 'core',
    test: modules(
      `node_modules/${anyOf(libraries)}/`,
      'vite/preload',
      `lucide/.*/${anyOf(icons)}\\.`,
      'src/(lib|contract)/errors',
      `src/ui/(${anyOf([...frame, ...lobbyPieces])}\\.|layout/)`,
      `src/shared/(money/${anyOf(money)}|locale|head/afterLead|navigation/${anyOf(navigation)}|text/(textMarkers|localeValues|percentText))`,
      'src/app/home/',
      'src/app/(routes|matchPath|declaredSearch|fetchManifests|importRoute|ErrorBoundary)',
      'src/domains/\\w+/routes',
      'src/lib/readable',
      'src/kernel/(AppContext\\.|useMarkers|LoadFailed)',
      'src/domains/campaigns/',
      `src/domains/games/(LobbyStore|lobbyRails|api|parseGames|hallFilter|paths|ui/${anyOf(lobbyPages)})`,
    ),
  },
  // Shared by forms, dialogs and empty lists.
  {
    name: 'pieces',
    test: modules(
      `lucide/.*/${anyOf(['x', 'check', 'circle-check', 'info', 'log-out'])}\\.`,
      `src/ui/${anyOf(['TextInput', 'Field', 'EmptyState', 'Notice', 'Surface', 'Pill', 'topLayer'])}\\.`,
      'src/kernel/(signOut|RetryNotice)',
    ),
  },
  // Shared by all dialogs; fetched at the first touch.
  {
    name: 'dialogs',
    test: modules(
      `src/app/layouts/${anyOf(['MenuDialog', 'BalanceDialog'])}`,
      `src/ui/${anyOf(['Dialog', 'ConfirmDialog', 'useModal', 'useSwipeAway'])}\\.`,
      'src/kernel/ConfirmQuestion',
      `node_modules/${anyOf(['focus-trap', 'tabbable'])}/`,
    ),
  },
  // Shared by all pages of the cashier.
  {
    name: 'counter',
    test: modules(
      `src/domains/cashier/(ui/${anyOf(['CashierFrame', 'CashierNav', 'CashierForm', 'SummaryList', 'useCashierFormat'])}|api|paths|parseCashier)`,
      'src/kernel/(useForPlayer|LoadingBlock|backOff)',
      'src/shared/dates',
    ),
  },
];
