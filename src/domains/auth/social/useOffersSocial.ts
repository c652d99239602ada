import { useApp } from '../../../kernel/AppContext.tsx';
import { useIsLive } from '../../../ui/basics/useIsLive.ts';
import { offersSocial } from './offersSocial.ts';
import type { EntryKind } from './socialAddress.ts';

/** As `offersSocial`, for pages that the server renders: there the services appear after the hydration. */
export function useOffersSocial(kind: EntryKind): boolean {
  const app = useApp();
  return useIsLive() && offersSocial(app, kind);
}
