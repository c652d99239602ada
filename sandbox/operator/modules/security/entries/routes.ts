import { entries } from '../../../../../src/contract/security/entries.ts';
import type { BoundEndpoint } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { EntriesService } from './EntriesService.ts';

export function entriesRoutes(service: EntriesService): BoundEndpoint[] {
  return bindArea(entries, {
    list: forPlayer<typeof entries.list>((call) => service.list(call)),
    confirm: forPlayer<typeof entries.confirm>((call) => service.confirm(call)),
    remove: forPlayer<typeof entries.remove>((call) => service.remove(call)),
  });
}
