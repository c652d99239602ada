import { reaction, when } from 'mobx';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { newKey } from '../../lib/newKey.ts';
import { outsideReferrer } from '../../lib/referrer.ts';
import { sendBeacon } from '../../lib/sendBeacon.ts';
import { readTrackingValues } from '../../shared/analytics/trackingValues.ts';
import type { AnalyticsStore } from './AnalyticsStore.ts';

/** 9-19 */
export const fraudCheckMs = 3_000;
export const trackKey = 'analytics.track';

/**
 * 7-113: one beacon with where the visitor has come from, once they have agreed to it; and one with the session of the
 * fraud check, three seconds after the start. Each once in the life of a page.
 */
export function startBeacons(
  app: Pick<AppServices, 'place' | 'storage' | 'clock' | 'content'>,
  store: AnalyticsStore,
  send: (values: Readonly<Record<string, string>>) => void = sendBeacon,
): Stop {
  const { place, storage, clock, content } = app;
  // Of the page that the link led to: the address changes as the visitor goes on.
  const query = Object.fromEntries(new URLSearchParams(place.search));
  const referer = outsideReferrer();
  const beacon = (values: Readonly<Record<string, string>>) => {
    const whole = { ...values, consent: store.allowed };
    send(whole);
    store.noteBeacon(whole);
  };
  const stops: Stop[] = [
    when(
      () => store.isAgreed && store.isMeasured,
      () => {
        const trackId = query['track_id'] || storage.get(trackKey) || newKey();
        storage.set(trackKey, trackId);
        const values = store.allowed === 'all' ? readTrackingValues(query) : {};
        const tracked = Object.entries(values).map(([key, value]) => [`td_${key}`, value]);
        beacon({ referer, track_id: trackId, ...(Object.fromEntries(tracked) as Record<string, string>) });
      },
    ),
  ];
  // Whoever takes their consent back is not known again.
  stops.push(
    reaction(
      () => store.isAgreed,
      (isAgreed) => {
        if (!isAgreed) storage.remove(trackKey);
      },
    ),
  );
  if (content.site.isFraudCheckEnabled)
    stops.push(
      clock.after(fraudCheckMs, () => {
        stops.push(
          when(
            () => store.isMeasured,
            () => beacon({ fraud_session: store.beginFraudCheck() }),
          ),
        );
      }),
    );
  return () => stops.forEach((stop) => stop());
}
