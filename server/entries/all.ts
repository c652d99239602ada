/** Embedded mode: the four servers in one process, on one embedded database that this process owns. */
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { buildOperator } from '../operator/buildOperator.ts';
import { buildVendors } from '../vendors/buildVendors.ts';
import { writeSandboxKey } from '../sandboxKey.ts';
import { buildTelegramHost } from '../../tma/buildTelegramHost.ts';
import { failStart } from './failStart.ts';
import { printAddresses } from './printAddresses.ts';
import { runSite } from './runSite.ts';
import { closeServer, untilStopped } from './untilStopped.ts';

async function run(config: Config): Promise<void> {
  const database = await openDatabase(config);
  if (config.hasSandboxControls) await writeSandboxKey(config.dataDir);
  const vendors = await buildVendors({ config, database });
  await vendors.listen({ port: config.vendorsPort, host: '127.0.0.1' });
  const operator = buildOperator({ config, database });
  await operator.listen({ port: config.operatorPort, host: 'localhost' });
  const telegram = await buildTelegramHost({ config });
  await telegram.listen({ port: config.telegramPort, host: '127.0.0.1' });
  const site = await runSite(config);
  untilStopped([closeServer(site), closeServer(telegram), closeServer(operator), closeServer(vendors), () => database.close()]);
  printAddresses(config);
}

try {
  await run(readConfig());
} catch (error) {
  failStart(error);
}
