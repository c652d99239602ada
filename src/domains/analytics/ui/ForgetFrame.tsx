import { useLayoutEffect, useRef } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { readFromAnalyticsFrame } from '../../../lib/analytics/analyticsMessages.ts';
import type { FromAnalyticsFrame } from '../../../lib/analytics/analyticsMessages.ts';
import { connectFrame } from '../../../lib/frames/connectFrame.ts';
import { analyticsStore } from '../AnalyticsStore.ts';

/** Removes what third parties have stored on the frame's origin, which no other page can reach. Shows nothing. */
export function ForgetFrame() {
  const { t, content } = useApp();
  const store = useStore(analyticsStore);
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = content.analyticsOrigin;
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const link = connectFrame<FromAnalyticsFrame, never>(element, {
      origin,
      read: readFromAnalyticsFrame,
      hear({ type }) {
        if (type === 'analytics-forgotten') store.forget();
      },
    });
    return link.end;
  }, [store, origin]);
  return (
    <iframe
      ref={frame}
      src={`${origin}/nfx/analytics/forget`}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      title={t('analytics:debug.title')}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="origin"
    />
  );
}
