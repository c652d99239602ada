/** A connection with a frame of third parties' scripts. */
export interface FrameLink<To> {
  readonly send: (message: To) => void;
  readonly end: () => void;
}

interface Listener<From> {
  readonly origin: string;
  /** Null for a shape that is not known. */
  readonly read: (data: unknown) => From | null;
  readonly hear: (message: From) => void;
}

/** Hears the frame's messages only: its window, its origin, and shapes that are known. */
export function connectFrame<From, To>(
  frame: HTMLIFrameElement,
  { origin, read, hear }: Listener<From>,
): FrameLink<To> {
  const controller = new AbortController();
  window.addEventListener(
    'message',
    ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || sender !== origin) return;
      const message = read(data);
      if (message !== null) hear(message);
    },
    { signal: controller.signal },
  );
  return {
    send: (message) => frame.contentWindow?.postMessage(message, origin),
    end: () => controller.abort(),
  };
}
