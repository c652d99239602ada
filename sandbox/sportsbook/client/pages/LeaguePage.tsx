import type { WireSport } from '../../server/book/wireEvents.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { useLoaded } from '../useLoaded.ts';
import { SportPage } from './SportPage.tsx';

/** A league by its id; its sport is looked up. */
export function LeaguePage({ id }: { readonly id: string }) {
  const { loaded, again } = useLoaded<{ sports: readonly WireSport[] }>('sports');
  if (loaded.state !== 'ready') return <Waiting state={loaded.state} onAgain={again} />;
  const found = loaded.value.sports.find(({ leagues }) => leagues.some((league) => league.id === id));
  return <SportPage key={id} sport={found?.sport ?? 'football'} league={id} />;
}
