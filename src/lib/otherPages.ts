export interface OtherPages {
  /** Tells the other pages of this site in this browser. */
  tell(message: Readonly<Record<string, unknown>>): void;
  close(): void;
}

/** A line between the pages of this site in one browser; silent where the browser has none. */
export function openLine(name: string, hear: (message: Readonly<Record<string, unknown>>) => void): OtherPages {
  if (!('BroadcastChannel' in window)) return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null) hear({ ...data });
  });
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
