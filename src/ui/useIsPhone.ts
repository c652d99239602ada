import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767.98px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is of a phone's width (2.12-5). For what styles alone cannot decide; the server says no. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches, () => false);
}
