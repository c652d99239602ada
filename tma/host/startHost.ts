import type { HostLaunch } from '../launch/HostLaunch.ts';
import { EventLog } from './EventLog.ts';
import { readHostSettings } from './HostSettings.ts';
import { KeptMap } from './KeptMap.ts';
import type { HostPage, OpenedApp } from './openApp.ts';
import { ControlPanel } from './panel/ControlPanel.ts';
import { OpenState } from './panel/OpenState.ts';
import { SettingsStore } from './SettingsStore.ts';
import { ThemeSwitch } from './ThemeSwitch.ts';
import './panel/panel.css';

/** The page around the apps: its settings, storages and log, and the panel. `app` is the open one. */
export function startHost(launch: HostLaunch, app: () => OpenedApp | null): HostPage {
  const settings = new SettingsStore(readHostSettings(location.search));
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  const page: HostPage = {
    settings,
    theme: new ThemeSwitch(settings.current.theme ?? preferred, document.documentElement),
    device: new KeptMap('host-device', localStorage),
    cloud: new KeptMap(`host-cloud-${userOf(launch)}`, localStorage),
    log: new EventLog(),
  };
  const notch = () => document.documentElement.classList.toggle('notched', settings.current.isNotched);
  notch();
  settings.subscribe(notch);
  new ControlPanel(page, app, new OpenState(window, matchMedia('(min-width: 1200px)').matches));
  return page;
}

/** The launching user's id. */
function userOf({ initData }: HostLaunch): string {
  const user = JSON.parse(new URLSearchParams(initData).get('user') ?? '{}') as { readonly id?: number };
  return String(user.id ?? 0);
}
