/**
 * How the browser's code is cut into files. Few rather than many: each costs a request, its headers and a dictionary of
 * its own. What every page needs, and the lobby, where most visits begin, is in `core` and the entry; what runs after the
 * first paint, each other page's own and the words of a language are cut by their dynamic imports.
 * @module
 */

const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
/** Matches module addresses of either kind of slash. */
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
  // What forms, dialogs and empty lists have in common.
  {
    name: 'pieces',
    test: modules(
      `lucide/.*/${anyOf(['x', 'check', 'circle-check', 'info', 'log-out'])}\\.`,
      `src/ui/${anyOf(['TextInput', 'Field', 'EmptyState', 'Notice', 'Surface', 'Pill', 'topLayer'])}\\.`,
      'src/kernel/(signOut|RetryNotice)',
    ),
  },
  // What the first touch fetches, whichever dialog it will be.
  {
    name: 'dialogs',
    test: modules(
      `src/app/layouts/${anyOf(['MenuDialog', 'BalanceDialog'])}`,
      `src/ui/${anyOf(['Dialog', 'ConfirmDialog', 'useModal', 'useSwipeAway'])}\\.`,
      'src/kernel/ConfirmQuestion',
      `node_modules/${anyOf(['focus-trap', 'tabbable'])}/`,
    ),
  },
  // What stands on every page of the cashier.
  {
    name: 'counter',
    test: modules(
      `src/domains/cashier/(ui/${anyOf(['CashierFrame', 'CashierNav', 'CashierForm', 'SummaryList', 'useCashierFormat'])}|api|paths|parseCashier)`,
      'src/kernel/(useForPlayer|LoadingBlock|backOff)',
      'src/shared/dates',
    ),
  },
];
