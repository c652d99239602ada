import { useState } from 'react';
import type { AuthType } from '../settings.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { offeredTypes } from '../authTypes.ts';
import type { AuthView } from '../AuthRequest.ts';
import { useOffersSocial } from '../social/useOffersSocial.ts';

export interface ChosenTypes {
  readonly offered: readonly AuthType[];
  readonly chosen: AuthType;
  readonly choose: (id: string) => void;
}

/** 2.9-6: the types of a view and the chosen one; each view's choice is kept while the component lives. */
export function useChosenTypes(view: AuthView): ChosenTypes {
  const { auth } = useApp().content.config;
  const hasSocial = useOffersSocial(view === 'registration' ? 'registration' : 'authorization');
  const [ids, setIds] = useState<Partial<Record<AuthView, string>>>({});
  const offered = offeredTypes(auth, view, hasSocial);
  const [first] = offered;
  const chosen = offered.find(({ id }) => id === ids[view]) ?? first;
  if (chosen === undefined) throw new Error('a view offers at least one type');
  return { offered, chosen, choose: (id) => setIds((known) => ({ ...known, [view]: id })) };
}
