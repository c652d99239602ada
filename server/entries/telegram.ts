import { buildTelegramHost } from '../../tma/buildTelegramHost.ts';
import { readConfig } from '../config.ts';
import { closeServer, untilStopped } from './untilStopped.ts';

const config = readConfig();
const host = await buildTelegramHost({ config });
await host.listen({ port: config.telegramPort, host: '127.0.0.1' });
untilStopped([closeServer(host)]);
console.log(`Telegram host: ${config.telegramUrl}`);
