import type { ComponentType } from 'react';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { createTournamentsApi } from '../api.ts';
import { PointsAtStake } from './PointsAtStake.tsx';

/** The block of a withdrawal: running tournaments in which it costs the player points; nothing without any. */
export async function fetchPointsAtStake(app: AppServices): Promise<ComponentType> {
  if (app.session.uid === 0) return () => null;
  const found = await createTournamentsApi(app.call, app.locale).resetByCashOut();
  if (found.length === 0) return () => null;
  return () => found.map((tournament) => <PointsAtStake key={tournament.id} tournament={tournament} />);
}
