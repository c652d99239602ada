import { launchElementId } from '../launch/HostLaunch.ts';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { button, element } from './element.ts';
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

const openButton = button('launch', `Open ${launch.botName}`, () => open());
const bubble = element(
  'article',
  'bubble',
  {},
  element('strong', '', {}, launch.botName),
  element('p', '', {}, `${launch.userName}, your table is ready.`),
  openButton,
);
document.body.append(element('main', 'chat', {}, bubble));

function open(): void {
  openButton.disabled = true;
  window.telegramHost = openApp(launch, settings, theme, device, () => {
    window.telegramHost = null;
    openButton.disabled = false;
  });
}

open();
