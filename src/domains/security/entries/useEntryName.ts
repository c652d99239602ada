import { useApp } from '../../../kernel/AppContext.tsx';
import { isolated } from '../../../shared/text/isolated.ts';
import type { Entry } from './parseEntries.ts';

/** What the player knows it by. A service that is no longer offered has its id only. */
export function useEntryName({ kind, name }: Entry): string {
  const { t, content } = useApp();
  if (kind === 'passkey') return t('entries:passkey');
  if (kind === 'telegram') return t('entries:telegram', { number: isolated(name) });
  if (kind === 'email') return t('entries:email', { address: isolated(name) });
  if (kind === 'phone') return t('entries:phone', { number: isolated(`+${name.replace(/^\+/, '')}`) });
  const service = content.config.auth.socialServices.find(({ id }) => id === name);
  return isolated(service?.label ?? name.charAt(0).toUpperCase() + name.slice(1));
}
