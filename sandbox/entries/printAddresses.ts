import type { SandboxSettings } from '../settings.ts';
import { seedNewcomer, seedPlayer } from '../operator/seedPlayers.ts';

/** Prints the addresses and the market after the start. */
export function printAddresses(config: SandboxSettings): void {
  console.log(`
  Croupier is running (play money only).

  Website        ${config.siteUrl}
  Telegram host  ${config.telegramUrl}
  Operator       ${config.operatorUrl}
  Vendors        ${config.vendorsUrl}
  Market         ${config.market}

  Ready-made player: ${seedPlayer.email}  password: ${seedPlayer.password}
  Another, with nothing yet: ${seedNewcomer.email}, the same password
`);
}
