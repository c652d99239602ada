import { readConfig } from '../config.ts';
import { runSite } from './runSite.ts';
import { closeServer, untilStopped } from './untilStopped.ts';

const config = readConfig();
const site = await runSite(config);
untilStopped([closeServer(site)]);
console.log(`Website: ${config.siteUrl}`);
