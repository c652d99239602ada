import { useLayoutEffect, useRef } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { readFromAnalyticsFrame } from '../../../lib/analytics/analyticsMessages.ts';
import type { FromAnalyticsFrame, ToAnalyticsFrame } from '../../../lib/analytics/analyticsMessages.ts';
import { connectFrame } from '../../../lib/frames/connectFrame.ts';
import { analyticsStore } from '../AnalyticsStore.ts';

/** The scripts of third parties run in here, on an origin of its own. It shows nothing. */
export function AnalyticsFrame() {
  const { t, content } = useApp();
  const store = useStore(analyticsStore);
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = content.analyticsOrigin;
  // Before the frame has loaded, whose first message starts it.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const link = connectFrame<FromAnalyticsFrame, ToAnalyticsFrame>(element, {
      origin,
      read: readFromAnalyticsFrame,
      hear: (message) => store.hear(message),
    });
    store.attach(link.send);
    return () => {
      link.end();
      store.detach();
    };
  }, [store, origin]);
  return (
    <iframe
      ref={frame}
      src={`${origin}/nfx/analytics`}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      title={t('analytics:debug.title')}
      // No navigation of this page, no windows and none of its devices: what runs inside is a third party's.
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="origin"
    />
  );
}
