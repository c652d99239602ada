/** Name of the stand-in wallet as apps know it: in the list of wallets and in the wallet's reply to a connection. */
export const WALLET_APP_NAME = 'coinpocket';

/** Features of the wallet, in the list and in its reply. */
export const walletFeatures = ['SendTransaction' as const, { name: 'SendTransaction' as const, maxMessages: 4 }];

/** The list of wallets for apps of this sandbox, in the format of TON Connect's own list: there is one. */
export const walletsList = (vendorsUrl: string) => [
  {
    app_name: WALLET_APP_NAME,
    name: 'Coin Pocket',
    image: `${vendorsUrl}/payments/ton-wallet.svg`,
    about_url: `${vendorsUrl}/payments/ton-wallet`,
    universal_url: `${vendorsUrl}/payments/ton-wallet`,
    bridge: [{ type: 'sse', url: `${vendorsUrl}/payments/ton-bridge` }],
    platforms: ['ios', 'android', 'macos', 'windows', 'linux'],
    features: walletFeatures,
  },
];

/** The wallet's picture: coins in a pocket. */
export const walletPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 288" width="288" height="288"><rect width="288" height="288" rx="64" fill="#111716"/><g fill="#52d6b3"><circle cx="118" cy="96" r="46" opacity=".55"/><circle cx="176" cy="110" r="46" opacity=".8"/><path d="M48 130h192v58a56 56 0 0 1-56 56H104a56 56 0 0 1-56-56Z"/></g></svg>`;
