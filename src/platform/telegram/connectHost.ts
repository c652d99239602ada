import { attempt } from './attempt.ts';
import type { LaunchParams } from './readLaunchParams.ts';
import {
  backButton,
  closingBehavior,
  init,
  initData,
  mainButton,
  miniApp,
  postEvent,
  secondaryButton,
  setTargetOrigin,
  settingsButton,
  supports,
  swipeBehavior,
  themeParams,
  viewport,
} from './sdk.ts';
import { within } from './within.ts';

/** Timeouts of one request to the host, and of all requests of mounting the viewport, in ms. */
const questionMs = 400;
const mountMs = 900;

/**
 * Starts the SDK and mounts the parts that the shell uses. Synchronous, so that handlers set afterwards reach the host.
 */
export function connectHost(params: LaunchParams, origin: string): void {
  setTargetOrigin(origin);
  // Styles sent by the host are refused: the page has its own, and Trusted Types forbid writing them.
  init({ acceptCustomStyles: false, version: params.version, isInlineMode: false, themeParams: {} });
  attempt(() => initData.restore());
  const mounts = [
    themeParams,
    miniApp,
    backButton,
    mainButton,
    secondaryButton,
    settingsButton,
    closingBehavior,
    swipeBehavior,
  ];
  for (const feature of mounts) attempt(() => feature.mount.ifAvailable());
  // The launch data has the theme at launch: it may have changed before a reload.
  attempt(() => postEvent('web_app_request_theme'));
  // After a reload the host may still show the back button or confirmation of the previous page, while the tab has kept
  // no state.
  if (!backButton.isVisible() && supports('web_app_setup_back_button', params.version))
    attempt(() => postEvent('web_app_setup_back_button', { is_visible: false }));
  if (!closingBehavior.isConfirmationEnabled() && supports('web_app_setup_closing_behavior', params.version))
    attempt(() => postEvent('web_app_setup_closing_behavior', { need_confirmation: false }));
}

/**
 * Mounts the viewport, which sends requests to the host. Times out, since some hosts never answer. True if it mounted.
 */
export async function mountViewport(): Promise<boolean> {
  const mounting = viewport.mount.ifAvailable({ timeout: questionMs });
  const isMounted =
    mounting.ok &&
    (await within(
      Promise.resolve(mounting.data).then(() => true),
      mountMs,
      false,
    ));
  attempt(() => viewport.expand.ifAvailable());
  attempt(() => swipeBehavior.disableVertical.ifAvailable());
  return isMounted;
}
