import { useSyncExternalStore } from 'react';
import { PHONE_BELOW } from '../shared/viewport/viewportClass.ts';

const PHONE = `(max-width: ${PHONE_BELOW - 0.02}px)`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is of a phone's width (2.12-5). For what styles alone cannot decide; the server says no. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches, () => false);
}
