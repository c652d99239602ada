import { expect, test } from 'vitest';
import { completeSiteConfig } from './completeSiteConfig.ts';
import { defaultSiteConfig } from './siteConfig.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each([[undefined], [null], [7], ['text'], [[]], [{}], [{ balance: null, auth: 'no', themes: [], menu: {} }]])(
  '9-3 the defaults apply if nothing usable is configured: %j',
  (raw) => {
    expect(completeSiteConfig(raw)).toEqual(defaultSiteConfig);
  },
);

test('3-29 configured values are used, field by field', () => {
  const config = completeSiteConfig({
    balance: { countSecondsForInterval: 3, isEnabledInterval: 'yes' },
    auth: { minPassword: 8 },
    footerNote: 'x',
    strange: 1,
  });
  expect(config).toEqual({
    ...defaultSiteConfig,
    balance: { ...defaultSiteConfig.balance, countSecondsForInterval: 3 },
    auth: { ...defaultSiteConfig.auth, minPassword: 8 },
    footerNote: 'x',
  });
});

test.each([0, -5, 0.001])(
  '4-48 an interval of %f s is raised to one second, so that no setting floods the operator',
  (countSecondsForInterval) => {
    expect(completeSiteConfig({ balance: { countSecondsForInterval } }).balance.countSecondsForInterval).toBe(1);
  },
);

test.each([0, -1, 101, 74.5, Number.NaN])('7-121 a picture quality of %d is replaced by the default', (tile) => {
  expect(completeSiteConfig({ imageQuality: { tile, banner: 60 } }).imageQuality).toEqual({ tile: 75, banner: 60 });
});

test('4-46 only known themes are offered, and the default is one of them', () => {
  expect(completeSiteConfig({ themes: { list: ['light', 'pink', 7], default: 'pink' } }).themes).toEqual({
    list: ['light'],
    default: 'light',
  });
  expect(completeSiteConfig({ themes: { list: ['pink'], default: 'light' } }).themes).toEqual({
    list: ['dark', 'light'],
    default: 'dark',
  });
  expect(completeSiteConfig({ themes: { list: ['light', 'dark', 'light'], default: 'light' } }).themes).toEqual({
    list: ['light', 'dark'],
    default: 'light',
  });
});

test('3-44 menu entries are completed; those without a path of this site are left out', () => {
  const { menu } = completeSiteConfig({
    menu: [
      { path: '/gamehall' },
      null,
      { path: 7, title: 'x' },
      { path: '//evil.test' },
      { path: 'https://evil.test/x', title: 'Evil' },
      'y',
      { path: '/cashier/history', title: ' Past ', group: 'Money', isVisible: false, isInBar: true },
    ],
  });
  expect(menu).toEqual([
    { path: '/gamehall', title: '', group: '', isVisible: true, isInBar: false },
    { path: '/cashier/history', title: 'Past', group: 'Money', isVisible: false, isInBar: true },
  ]);
});

test('3-44, 2.6-1, 2.6-2 an entry with games links to that view of the hall', () => {
  const games = [{ category: 'new' }, { providers: ['north', 'a&b'] }, { category: 'a b', providers: ['x'] }, {}, null];
  const paths = completeSiteConfig({ menu: games.map((one) => ({ title: 'x', games: one })) }).menu.map(
    ({ path }) => path,
  );
  expect(paths).toEqual([
    '/gamehall?category=new',
    '/gamehall?providers=north,a%26b',
    '/gamehall?category=a%20b&providers=x',
    '/gamehall',
    '/gamehall',
  ]);
});

test('3-32 the popup’s replacement is a path of this site, an https address, or empty', () => {
  const kept = (authorization: unknown) =>
    completeSiteConfig({ auth: { popupFallbacks: { authorization } } }).auth.popupFallbacks.authorization;
  expect(
    [
      '/sign-in?a=1',
      'https://id.example/in',
      'http://id.example/in',
      'javascript:alert(1)',
      '//evil.test',
      7,
      null,
    ].map(kept),
  ).toEqual(['/sign-in?a=1', 'https://id.example/in', '', '', '', '', '']);
});

test('9-10 the delay of the demo notice is 300 s by default, never negative, and never longer than a timer can wait', () => {
  const delay = (games: unknown) => completeSiteConfig({ games }).games.secondsDelayToShowDemoGameNotice;
  expect(
    [
      {},
      { secondsDelayToShowDemoGameNotice: '7' },
      { secondsDelayToShowDemoGameNotice: 45 },
      { secondsDelayToShowDemoGameNotice: -1 },
      { secondsDelayToShowDemoGameNotice: 9e9 },
    ].map(delay),
  ).toEqual([300, 300, 45, 0, 86_400]);
});

test('3-38 the tiles of games: unknown kinds and views are the defaults, switches are taken', () => {
  const itemOf = (gamesItem: unknown) => completeSiteConfig({ games: { gamesItem } }).games.gamesItem;
  expect(
    itemOf({ type: 'round', contentViewType: 7, canAccessSlotWithZeroBalance: false, visibleFullScreen: 'no' }),
  ).toEqual({
    type: 'vertical',
    canAccessSlotWithZeroBalance: false,
    canVisibleFavoriteIcon: true,
    visibleFullScreen: true,
    contentViewType: 'grid',
  });
  expect(itemOf({ type: 'horizontal', contentViewType: 'list' })).toMatchObject({
    type: 'horizontal',
    contentViewType: 'list',
  });
});

test('9-3 whatever the content system says, the configuration has the shape of the defaults', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return 'list';
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
    return typeof value;
  };
  const keys = fc.constantFrom(
    'balance',
    'auth',
    'themes',
    'games',
    'imageQuality',
    'menu',
    'footerNote',
    'terms',
    'list',
    'default',
    'tile',
    '__proto__',
    'x',
  );
  const raw = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue())));
  fc.assert(
    fc.property(raw, (given) => {
      expect(shape(completeSiteConfig(given))).toEqual(shape(defaultSiteConfig));
    }),
  );
});

test('3-27 auth types with a known component are used, each id once; without any the default applies', () => {
  const { auth } = completeSiteConfig({
    auth: {
      registrationTypes: [
        { component: 'social', label: 'Quick' },
        { component: 'fast', id: 'phone', field: 'phone' },
        { component: 'pigeon' },
        { component: 'fast', id: 'phone' },
        7,
      ],
      authorizationTypes: ['form'],
      validationStrategy: 'sometimes',
    },
  });
  expect(auth.registrationTypes).toEqual([
    { id: 'social', label: 'Quick', component: 'social', isFast: false, field: '' },
    { id: 'phone', label: '', component: 'fast', isFast: true, field: 'phone' },
  ]);
  expect(auth.authorizationTypes).toEqual(defaultSiteConfig.auth.authorizationTypes);
  expect(auth.validationStrategy).toBe('eager');
});

test.each([
  [
    { isEnabled: false, delayMs: 300 },
    { isEnabled: false, delayMs: 300 },
  ],
  [{ delayMs: -1 }, { isEnabled: true, delayMs: 0 }],
  [
    { isEnabled: 'no', delayMs: 60_000 },
    { isEnabled: true, delayMs: 5_000 },
  ],
  [{ delayMs: '300' }, { isEnabled: true, delayMs: 150 }],
])('3-32 the loader setting %j becomes %j', (loader, completed) => {
  expect(completeSiteConfig({ loader }).loader).toEqual(completed);
});

test('2.8-8 return hosts are hosts of addresses, with their port', () => {
  const returnHosts = [
    'partner.example',
    'partner.example:8443',
    '',
    'https://a.example',
    'a.example/',
    'A.example',
    7,
  ];
  expect(completeSiteConfig({ auth: { returnHosts } }).auth.returnHosts).toEqual([
    'partner.example',
    'partner.example:8443',
  ]);
});

test('4-47 an unknown language strategy is the account’s', () => {
  expect(completeSiteConfig({ languageStrategy: 'platform' }).languageStrategy).toBe('platform');
  for (const languageStrategy of ['browser', '', 1, null])
    expect(completeSiteConfig({ languageStrategy }).languageStrategy).toBe('account');
});

test('3-37 only known places of the character are kept; none is a choice, too', () => {
  const places = (characterPlaces: unknown) => completeSiteConfig({ characterPlaces }).characterPlaces;
  expect([undefined, [], ['loyalty-page', 'elsewhere', 7, 'profile-page']].map(places)).toEqual([
    ['profile-page', 'loyalty-page', 'profile-loyalty-pages'],
    [],
    ['profile-page', 'loyalty-page'],
  ]);
});

test('3-40 the wheel’s lists of winners: an unknown value is the usual one', () => {
  const wheel = { winnersTabs: 'onlyUser', winnersOrder: 'userFirst' };
  expect(completeSiteConfig({ wheel }).wheel).toEqual(wheel);
  for (const odd of [undefined, {}, { winnersTabs: 'none', winnersOrder: 7 }])
    expect(completeSiteConfig({ wheel: odd }).wheel).toEqual({ winnersTabs: 'allTabs', winnersOrder: 'publicFirst' });
});
