import { safeStore } from '../../lib/keyValueStore.ts';
import type { Platform } from '../Platform.ts';
import { attempt } from './attempt.ts';
import { BackButtonControl } from './BackButtonControl.ts';
import { connectHost, mountViewport } from './connectHost.ts';
import { askForHomeScreen, canAddToHomeScreen } from './homeScreen.ts';
import { telegramFullScreen } from './fullScreen.ts';
import { hostOrigin } from './hostOrigin.ts';
import { keepLaunchInAddress } from './keepLaunchInAddress.ts';
import { keepLaunchOverLoads } from './keepLaunchOverLoads.ts';
import { keepLaunch, launchSources, launchStorageKey, readLaunchParams, withTheme } from './readLaunchParams.ts';
import type { LaunchParams } from './readLaunchParams.ts';
import { askForContact, askForWriteAccess, askIfItFits, scanByHost, sendPreparedByHost } from './hostDialogs.ts';
import { HostButtons } from './HostButtons.ts';
import { HostColours } from './HostColours.ts';
import { hostPreferences } from './hostPreferences.ts';
import { supportsNewer } from './newerMethods.ts';
import { readJoinRequest, readPerson, readRegistration } from './readRegistration.ts';
import { requestChatByHost } from './requestChatByHost.ts';
import { isOwnPath, RouteMemory } from './RouteMemory.ts';
import { routeStorages } from './routeStorages.ts';
import { SafeAreas } from './SafeAreas.ts';
import {
  backButton,
  closingBehavior,
  hideKeyboard,
  miniApp,
  on,
  openLink,
  openTelegramLink,
  shareURL,
  supports,
  viewport,
} from './sdk.ts';
import { SettingsButtonControl } from './SettingsButtonControl.ts';
import { sendHaptic } from './sendHaptic.ts';
import { telegramCapabilities } from './telegramCapabilities.ts';
import { applyTelegramTheme, telegramTheme } from './telegramTheme.ts';

export { hasHost } from './hostOrigin.ts';

/** A lower reported height is that of an open keyboard or a closing animation, not the app's (CSS px). */
const leastHeight = 100;
/** Of a page without a launch: earlier than all. */
const noVersion = '0.0';

/**
 * Telegram's mini app: the messenger draws its own controls around the page, and its launch data replaces the sign-in
 * form.
 */
export async function createTelegramPlatform(
  page: Window,
  config: { readonly telegramHosts: readonly string[] },
): Promise<Platform> {
  let params = readLaunchParams(launchSources(page));
  const noted = params?.route ?? null;
  const registration = readRegistration(params?.initData ?? null);
  const root = page.document.documentElement;
  const areas = new SafeAreas(root);
  const back = new BackButtonControl({
    show: () => attempt(() => backButton.show.ifAvailable()),
    hide: () => attempt(() => backButton.hide.ifAvailable()),
  });
  const routes = registration && new RouteMemory(registration.hash, routeStorages(page));
  const installListeners = new Set<() => void>();
  let isInstallable = false;
  let isStarted = false;
  const storage = safeStore(() => page.localStorage);
  let isConnected = false;
  let needsConfirmation = false;
  let noteLaunch = (): void => undefined;

  const heardListeners = new Set<() => void>();
  let isHeard = false;
  const buttons = new HostButtons(root, params?.version ?? noVersion);
  const settings = new SettingsButtonControl();
  const paint = new HostColours();

  // Otherwise the SDK would load the link in this frame.
  const opensTelegramLinks = () => isConnected && params !== null && supports('web_app_open_tg_link', params.version);

  /** A host that never answers would leave the player without an answer, too. */
  const knows = (method: Parameters<typeof supports>[0]) =>
    isHeard && params !== null && supports(method, params.version);

  function hear(): void {
    if (isHeard) return;
    isHeard = true;
    for (const listener of heardListeners) listener();
  }

  const confirmClose = () => {
    if (!isConnected) return;
    const behaviour = needsConfirmation ? closingBehavior.enableConfirmation : closingBehavior.disableConfirmation;
    attempt(() => behaviour.ifAvailable());
  };

  function keep(launch: LaunchParams): void {
    params = launch;
    attempt(() => page.sessionStorage.setItem(launchStorageKey, JSON.stringify(launch.raw)));
  }

  function follow(launch: LaunchParams): void {
    on('back_button_pressed', () => back.press());
    on('settings_button_pressed', () => settings.press());
    on('main_button_pressed', () => buttons.press('main'));
    on('secondary_button_pressed', () => buttons.press('second'));
    on('theme_changed', ({ theme_params }) => {
      hear();
      applyTelegramTheme(root, telegramTheme(theme_params));
      // A reloaded page reads its theme from the stored launch.
      keep(withTheme(launch, theme_params));
      noteLaunch();
    });
    on('safe_area_changed', (insets) => areas.setDevice(insets));
    on('content_safe_area_changed', (insets) => areas.setContent(insets));
    on('viewport_changed', ({ height, is_state_stable }) => {
      if (is_state_stable && height >= leastHeight) root.style.setProperty('--viewport-height', `${height}px`);
    });
    // Registered before the SDK's own handler, which reloads: the reloaded page then has its launch even if storage is
    // blocked.
    on('reload_iframe', () => keepHere(launch));
  }

  /** Writes the current launch into the current address. */
  function keepHere(launch: LaunchParams): void {
    keepLaunch(page, params ?? launch);
  }

  function restart(address: string, state: object | null = null): void {
    const left = page.location.pathname;
    page.history.replaceState(state, '', address);
    // A reload comes back to the place of before, which is one of another page.
    if (page.location.pathname !== left) page.scrollTo({ top: 0, behavior: 'instant' });
    if (params) keepLaunch(page, params);
    page.location.reload();
  }

  async function settle(): Promise<void> {
    if (await mountViewport()) {
      areas.setDevice(viewport.safeAreaInsets());
      areas.setContent(viewport.contentSafeAreaInsets());
    }
    setInstallable(await canAddToHomeScreen());
  }

  function setInstallable(is: boolean): void {
    if (is === isInstallable) return;
    isInstallable = is;
    for (const listener of installListeners) listener();
  }

  async function install(): Promise<boolean> {
    const isAdded = await askForHomeScreen();
    if (isAdded) setInstallable(false);
    return isAdded;
  }

  return {
    kind: 'telegram',
    can: telegramCapabilities,
    launch: {
      startParam: params?.startParam ?? null,
      registration,
      ...readPerson(params?.initData ?? null),
      language: registration?.language_code || null,
      joinRequest: readJoinRequest(params?.initData ?? null),
    },
    storage,
    async start() {
      if (isStarted || !params) return;
      isStarted = true;
      const launch = params;
      keep(launch);
      if (!attempt(() => follow(launch)) || !attempt(() => connectHost(launch, hostOrigin(page, config.telegramHosts))))
        return;
      isConnected = true;
      keepLaunchOverLoads(page, restart);
      noteLaunch = keepLaunchInAddress(page, () => keepHere(launch));
      back.repeat();
      settings.connect();
      paint.connect();
      confirmClose();
      await settle();
    },
    ready: () => void attempt(() => miniApp.ready.ifAvailable()),
    setBackHandler: (handler) => back.set(handler),
    setCloseConfirmation(isOn) {
      needsConfirmation = isOn;
      confirmClose();
    },
    insets: () => areas.insets,
    onInsets: (listener) => areas.subscribe(listener),
    fullScreen: params === null ? null : telegramFullScreen(page, params),
    haptic: (kind) => void attempt(() => sendHaptic(kind)),
    hideKeyboard: () => void attempt(() => hideKeyboard.ifAvailable()),
    get buttons() {
      return isHeard ? buttons : null;
    },
    onButtons(listener) {
      heardListeners.add(listener);
      return () => heardListeners.delete(listener);
    },
    setSettingsHandler: (handler) => settings.set(handler),
    get ask() {
      return knows('web_app_open_popup') ? askIfItFits : null;
    },
    setColours: (colours) => paint.set(colours),
    get requestContact() {
      return knows('web_app_request_phone') ? askForContact : null;
    },
    get requestWriteAccess() {
      return knows('web_app_request_write_access') ? askForWriteAccess : null;
    },
    get scanCode() {
      return knows('web_app_open_scan_qr_popup') ? scanByHost : null;
    },
    get sendPrepared() {
      return knows('web_app_send_prepared_message') ? sendPreparedByHost : null;
    },
    get requestChat() {
      return isHeard && supportsNewer('web_app_request_chat', params?.version ?? noVersion) ? requestChatByHost : null;
    },
    setBadge: null,
    push: null,
    preferences: hostPreferences(storage, () => isHeard),
    openExternal(url) {
      const address = new URL(url, page.location.href);
      const open = address.hostname === 't.me' && opensTelegramLinks() ? openTelegramLink : openLink;
      const isSent = isConnected && attempt(() => open.ifAvailable(address.href));
      if (!isSent) page.open(address.href, '_blank', 'noopener');
      return 'opened';
    },
    openWindow: () => null,
    onWindowMessage: () => () => {},
    share: async ({ title, url }) => opensTelegramLinks() && attempt(() => shareURL.ifAvailable(url, title)),
    installPrompt: () => (isInstallable ? install : null),
    onInstallable(listener) {
      installListeners.add(listener);
      return () => installListeners.delete(listener);
    },
    rememberRoute: (path) => void routes?.remember(path),
    lastRoute: async () => (noted !== null && isOwnPath(noted) ? noted : (routes?.recall() ?? null)),
    get close() {
      return isConnected ? () => void attempt(() => miniApp.close.ifAvailable()) : null;
    },
    restart,
  };
}
