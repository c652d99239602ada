import { readSandboxSettings } from '../settings.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { writeSandboxKey } from '../sandboxKey.ts';
import { buildOperator } from '../operator/buildOperator.ts';
import { closeServer, untilStopped } from '../../server/untilStopped.ts';

const config = readSandboxSettings();
const database = await openDatabase(config);
if (config.hasSandboxControls) await writeSandboxKey(config.dataDir);
const operator = buildOperator({ config, database });
await operator.listen({ port: config.operatorPort, host: 'localhost' });
untilStopped([closeServer(operator), () => database.close()]);
console.log(`Sandbox operator: ${config.operatorUrl}`);
