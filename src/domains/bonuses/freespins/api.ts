import type { FreeSpinPack } from '../face/freeSpinPack.ts';
import { parsePack } from '../face/freeSpinPack.ts';
import type { Call } from '../../../lib/call.ts';

/** 9-9 */
const most = 99;

/** 7-63: the packs of one status, the first to end first. */
export async function fetchPacks(call: Call, status: FreeSpinPack['status']): Promise<readonly FreeSpinPack[]> {
  const { items } = await call('GET freespins.get', { fields: ['description'], status, count: most });
  return items.map(parsePack);
}
