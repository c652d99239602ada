import { launchElementId } from '../launch/HostLaunch.ts';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { Chat } from './Chat.ts';
import { openApp } from './openApp.ts';
import type { OpenedApp } from './openApp.ts';
import { startHost } from './startHost.ts';
import './host.css';
import './window.css';
import './effects.css';
import './dialogs.css';

declare global {
  interface Window {
    /** The open app: its messages, and a function to send it events. For tests and the console. */
    telegramHost: OpenedApp | null;
  }
}

const launch = JSON.parse(document.getElementById(launchElementId)?.textContent ?? '') as HostLaunch;
const page = startHost(launch, () => window.telegramHost ?? null);

let app: OpenedApp | null = null;
const chat = new Chat(launch.botName, location.search, { open, openFirst: () => open(launch) });
document.body.append(chat.root);

function open(signed: HostLaunch): void {
  app?.close();
  app = openApp(signed, page, () => {
    app = null;
    window.telegramHost = null;
  });
  window.telegramHost = app;
}

window.telegramHost = null;
// `?view=chat` starts in the chat with the bot, like a user who has not opened the app yet.
if (new URLSearchParams(location.search).get('view') !== 'chat') open(launch);
