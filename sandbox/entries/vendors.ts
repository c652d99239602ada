import { readSandboxSettings } from '../settings.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { writeSandboxKey } from '../sandboxKey.ts';
import { buildVendors } from './buildVendors.ts';
import { closeServer, untilStopped } from '../../server/untilStopped.ts';

const config = readSandboxSettings();
const database = await openDatabase(config);
if (config.hasSandboxControls) await writeSandboxKey(config.dataDir);
const vendors = await buildVendors({ config, database });
await vendors.listen({ port: config.vendorsPort, host: '127.0.0.1' });
untilStopped([closeServer(vendors), () => database.close()]);
console.log(`Sandbox vendors: ${config.vendorsUrl}`);
