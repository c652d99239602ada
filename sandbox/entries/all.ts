/** Embedded mode: the four servers in one process, on one embedded database of this process. */
import { readSandboxSettings, readSiteSettings } from '../settings.ts';
import type { SandboxSettings } from '../settings.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { buildOperator } from '../operator/buildOperator.ts';
import { buildVendors } from './buildVendors.ts';
import { writeSandboxKey } from '../sandboxKey.ts';
import { buildTelegramHost } from '../../tma/buildTelegramHost.ts';
import { runSandboxBot } from './runSandboxBot.ts';
import { failStart } from '../../server/failStart.ts';
import { printAddresses } from './printAddresses.ts';
import { runSite } from '../../server/runSite.ts';
import { closeServer, untilStopped } from '../../server/untilStopped.ts';

async function run(config: SandboxSettings): Promise<void> {
  const database = await openDatabase(config);
  if (config.hasSandboxControls) await writeSandboxKey(config.dataDir);
  const vendors = await buildVendors({ config, database });
  await vendors.listen({ port: config.vendorsPort, host: '127.0.0.1' });
  const operator = buildOperator({ config, database });
  await operator.listen({ port: config.operatorPort, host: 'localhost' });
  const telegram = await buildTelegramHost({ config });
  await telegram.listen({ port: config.telegramPort, host: '127.0.0.1' });
  const bot = await runSandboxBot(config, telegram.log);
  const site = await runSite(readSiteSettings());
  untilStopped([
    closeServer(site),
    () => bot.stop(),
    closeServer(telegram),
    closeServer(operator),
    closeServer(vendors),
    () => database.close(),
  ]);
  printAddresses(config);
}

try {
  await run(readSandboxSettings());
} catch (error) {
  failStart(error);
}
