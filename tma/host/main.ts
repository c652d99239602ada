import { launchElementId } from '../launch/HostLaunch.ts';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { Chat } from './Chat.ts';
import { readHostSettings } from './HostSettings.ts';
import { openApp } from './openApp.ts';
import type { OpenedApp } from './openApp.ts';
import { ThemeSwitch } from './ThemeSwitch.ts';
import './host.css';

declare global {
  interface Window {
    /** The open app: its messages, and a function to send it events. For tests and the console. */
    telegramHost: OpenedApp | null;
  }
}

const launch = JSON.parse(document.getElementById(launchElementId)?.textContent ?? '') as HostLaunch;
const settings = readHostSettings(location.search);
const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
const theme = new ThemeSwitch(settings.theme ?? preferred, document.documentElement);
/** Device storage shared by all launches of this page. */
const device = new Map<string, string>();

let app: OpenedApp | null = null;
const chat = new Chat(launch.botName, location.search, { open, openFirst: () => open(launch) });
document.body.append(chat.root);

function open(signed: HostLaunch): void {
  app?.close();
  const opened = openApp(signed, settings, theme, device, () => {
    app = null;
    window.telegramHost = null;
  });
  app = opened;
  window.telegramHost = opened;
}

// `?view=chat` starts in the chat with the bot, like a user who has not opened the app yet.
if (new URLSearchParams(location.search).get('view') !== 'chat') open(launch);
else window.telegramHost = null;
