import { entries } from '../../../../../src/contract/security/entries.ts';
import type { BoundEndpoint, PlayerCall } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { EntriesService } from './EntriesService.ts';

export function entriesRoutes(service: EntriesService): BoundEndpoint[] {
  return bindArea(entries, {
    list: forPlayer<typeof entries.list>((call) => service.list(call)),
    confirm: forPlayer<typeof entries.confirm>(proven((call) => service.confirm(call))),
    remove: forPlayer<typeof entries.remove>(proven((call) => service.remove(call))),
  });
}

/** Every change asks for a fresh proof. */
const proven =
  <Input, Output>(handler: (call: PlayerCall<Input>) => Promise<Output>) =>
  async (call: PlayerCall<Input>): Promise<Output> => {
    await demandProof(call);
    return handler(call);
  };

/** The only place that asks; to be replaced by the check of `modules/security/proofs`. */
async function demandProof(_call: PlayerCall<unknown>): Promise<void> {}
