import type { OwnWindow, Unsubscribe, WindowSize } from './Platform.ts';

/** Opens a window of this site, in the middle of the page's own. */
export function openOwnWindow(page: Window, address: string, { width, height }: WindowSize): OwnWindow | null {
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 2));
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const opened = page.open(address, '_blank', features);
  if (opened === null) return null;
  return {
    isClosed: () => opened.closed,
    focus: () => opened.focus(),
    close: () => opened.close(),
    go(target) {
      opened.opener = null;
      opened.location.replace(target);
    },
  };
}

const isMessage = (data: unknown, source: string): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === source;

/**
 * Messages to this page, and over a channel from windows that have lost it as their opener; those are told that they
 * were heard. Both are read from this origin only: the channel has no other.
 */
export function listenToWindows(
  page: Window,
  source: string,
  listener: (message: Readonly<Record<string, unknown>>) => void,
): Unsubscribe {
  const hear = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === page.location.origin && isMessage(data, source)) listener(data);
  };
  page.addEventListener('message', hear);
  const channel = 'BroadcastChannel' in page ? new BroadcastChannel(source) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data, source)) return;
    channel.postMessage('received');
    listener(data);
  });
  return () => {
    page.removeEventListener('message', hear);
    channel?.close();
  };
}
