import { useApp } from '../../../kernel/AppContext.tsx';
import type { Handoff } from '../api.ts';

/** "Firefox, Windows": product names, the same in every language. */
export function useDeviceName(device: Handoff['device']): string {
  const { t } = useApp();
  const known = [device?.browser ?? '', device?.os ?? ''].filter((name) => name !== '');
  return known.length === 0 ? t('handoff:unknownDevice') : known.join(', ');
}
