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
  swipeBehavior,
  themeParams,
  viewport,
} from './sdk.ts';
import { within } from './within.ts';

/** How long one question to the host may take, and all that are asked at the mount of the viewport (ms). */
const questionMs = 400;
const mountMs = 900;

/** Starts the SDK and mounts what the shell uses. Runs at once, so handlers set afterwards reach the host. */
export function connectHost(params: LaunchParams, origin: string): void {
  setTargetOrigin(origin);
  // Styles sent by the host are refused: the page's look is its own, and Trusted Types forbid writing them.
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
  // The launch tells the theme of then: a page that is reloaded later may find another.
  attempt(() => postEvent('web_app_request_theme'));
  // A host that kept its chrome over a reload, while the tab kept nothing, still shows what the last page asked for.
  if (!backButton.isVisible()) attempt(() => postEvent('web_app_setup_back_button', { is_visible: false }));
  if (!closingBehavior.isConfirmationEnabled())
    attempt(() => postEvent('web_app_setup_closing_behavior', { need_confirmation: false }));
}

/** Mounts the viewport, which asks the host: silent hosts never answer, so this gives up by itself. True when it mounted. */
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
