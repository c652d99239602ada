import type { ComponentType } from 'react';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { gamePath } from '../../games/paths.ts';
import { createJackpotsApi } from '../api.ts';
import { jackpotsStore } from '../JackpotsStore.ts';
import { GameJackpot } from './GameJackpot.tsx';

const prefix = gamePath('');

/** The block of the game whose page is open; nothing for a game that feeds no jackpot. */
export async function fetchGameJackpot(app: AppServices): Promise<ComponentType> {
  const store = app.store(jackpotsStore);
  const sysname = decodeURIComponent(app.place.path.slice(prefix.length));
  const [fed] = await Promise.all([createJackpotsApi(app.call).fedBy(sysname), store.load()]);
  if (fed === '') return () => null;
  return () => <GameJackpot id={fed} />;
}
