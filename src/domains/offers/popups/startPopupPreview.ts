import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { createPopupsApi } from './api.ts';
import { campaignDialog } from './campaignDialog.ts';

/** 2.8-5 */
const previewHash = '#popup-preview';

/** 2.8-5: shows the named popup, seen or not, and does not note that it was seen. */
export function startPopupPreview(app: AppServices): Stop {
  const api = createPopupsApi(app.call);
  const show = async (name: string) => {
    // A failed call is reported by the transport.
    const popups = await api.popups().catch(() => []);
    const popup = popups.find((one) => one.name === name);
    if (popup && (await app.dialogs.queue(campaignDialog, popup))) app.navigate(popup.buttonLink);
  };
  return reaction(
    () => (app.place.hash === previewHash ? new URLSearchParams(app.place.search).get('popup') : null),
    (name) => {
      if (name !== null) void show(name);
    },
    { fireImmediately: true },
  );
}
