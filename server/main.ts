import { readSettings } from './settings.ts';
import { runSite } from './runSite.ts';
import { closeServer, untilStopped } from './untilStopped.ts';

const config = readSettings();
const site = await runSite(config);
untilStopped([closeServer(site)]);
console.log(`Website: ${config.siteUrl}`);
