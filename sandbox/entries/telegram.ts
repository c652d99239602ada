import { buildTelegramHost } from '../../tma/buildTelegramHost.ts';
import { readSandboxSettings } from '../settings.ts';
import { closeServer, untilStopped } from '../../server/untilStopped.ts';

const config = readSandboxSettings();
const host = await buildTelegramHost({ config });
await host.listen({ port: config.telegramPort, host: '127.0.0.1' });
untilStopped([closeServer(host)]);
console.log(`Telegram host: ${config.telegramUrl}`);
