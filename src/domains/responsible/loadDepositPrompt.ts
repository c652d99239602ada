import { when } from 'mobx';
import type { ComponentType } from 'react';
import type { AppServices } from '../../kernel/AppServices.ts';
import { limitsStore } from './LimitsStore.ts';
import { DepositLimitPrompt } from './ui/DepositLimitPrompt.tsx';

/** The question for a limit, once it is known whether the player is asked it. */
export async function loadDepositPrompt(app: Pick<AppServices, 'session' | 'store'>): Promise<ComponentType> {
  await when(() => app.session.isPlayer);
  await app.store(limitsStore).open(app.session.uid);
  return DepositLimitPrompt;
}
