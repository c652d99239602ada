import type { WireEvent } from '../../server/book/wireEvents.ts';
import { callApi } from '../callApi.ts';
import type { HostPick } from '../host/hostMessages.ts';
import type { Board } from '../live/Board.ts';
import { keyOf, type Pick, type SlipStore } from './SlipStore.ts';

/** Puts picks from elsewhere on the slip, at the odds of now; what is not offered any more is left out and counted. */
export async function addPicks(board: Board, slip: SlipStore, picks: readonly HostPick[]): Promise<void> {
  const events = [...new Set(picks.map(({ event }) => event))];
  const found = await Promise.allSettled(events.map((id) => callApi<{ event: WireEvent }>(`event/${id}`)));
  for (const answer of found) {
    if (answer.status === 'rejected') continue;
    const { event } = answer.value;
    board.setLine(event);
    for (const market of event.markets) board.setPrices(event.id, market);
  }
  const offered = picks.flatMap((pick): Pick[] => {
    const price = board.price(keyOf(pick));
    return price === null ? [] : [{ ...pick, odds: price.odds }];
  });
  const kept = slip.picks.filter((one) => !offered.some((pick) => keyOf(pick) === keyOf(one)));
  slip.setPicks([...kept, ...offered].slice(-12));
  slip.update({ isOpen: true, missing: picks.length - offered.length });
}
