import { useSignal } from '@telegram-apps/sdk-react';
import { pageFullScreen } from '../pageFullScreen.ts';
import type { FullScreen } from '../Platform.ts';
import { attempt } from './attempt.ts';
import type { LaunchParams } from './readLaunchParams.ts';
import { supports, viewport } from './sdk.ts';

/** A request to the host: even if supported, it may be refused or never answered. */
type Request = () => { readonly ok: boolean; readonly data?: unknown };

/**
 * The messenger's own full screen, which its phone clients have even where the page's is missing; the page's if the
 * host does not support it (below 8.0).
 */
export function telegramFullScreen(
  page: Window,
  { version, platform }: Pick<LaunchParams, 'version' | 'platform'>,
): FullScreen | null {
  const ofPage = pageFullScreen(page);
  if (!supports('web_app_request_fullscreen', version)) return ofPage;
  return {
    isForGames: platform === 'android' || platform === 'ios',
    useIsOn() {
      const isHostFull = useSignal(viewport.isFullscreen, () => false);
      const isPageFull = ofPage?.useIsOn() ?? false;
      return isHostFull || isPageFull;
    },
    enter(part) {
      if (!isAsked(() => viewport.requestFullscreen.ifAvailable())) ofPage?.enter(part);
    },
    exit() {
      if (!viewport.isFullscreen() || !isAsked(() => viewport.exitFullscreen.ifAvailable())) ofPage?.exit();
    },
  };
}

function isAsked(request: Request): boolean {
  let asked = false;
  attempt(() => {
    const { ok, data } = request();
    asked = ok;
    // If the host refuses, the page stays as it is.
    if (data instanceof Promise) data.catch(() => {});
  });
  return asked;
}
