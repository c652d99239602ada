import type { ComponentType } from 'react';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { gamePath } from '../../games/paths.ts';
import { createTournamentsApi } from '../api.ts';
import { GameTournament } from './GameTournament.tsx';

const prefix = gamePath('');

/** The block of the game whose page is open: the running tournaments that count its rounds; nothing without any. */
export async function fetchGameTournament(app: AppServices): Promise<ComponentType> {
  const api = createTournamentsApi(app.call, app.locale);
  const sysname = decodeURIComponent(app.place.path.slice(prefix.length));
  const found = await api.countingGame(sysname);
  if (found.length === 0) return () => null;
  return () => found.map((tournament) => <GameTournament key={tournament.id} tournament={tournament} />);
}
