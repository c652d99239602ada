import { launchElementId } from '../launch/HostLaunch.ts';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { button, element } from './element.ts';
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
  window.telegramHost = openApp(launch, page, () => {
    window.telegramHost = null;
    openButton.disabled = false;
  });
}

open();
