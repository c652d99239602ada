import type { CursorPage } from '../../kernel/lists/CursorList.ts';
import type { Call } from '../../lib/call.ts';
import { parseChange, parseProgram, parseWhole } from './parseLoyalty.ts';
import type { PointsChange, Program, WholeProgram } from './parseLoyalty.ts';
import { fieldErrors } from '../../lib/errors.ts';

/** 9-9: enough to know whether there is only one. */
const PROBE = 2;
const MOST = 100;

/** 7-80 to 7-86 */
export function createLoyaltyApi(call: Call) {
  return {
    /** 7-85: all programmes; asks for two first. */
    async programs(): Promise<readonly Program[]> {
      const first = await call('GET loyalty.getPrograms', { limit: PROBE, offset: 0 });
      if (first.total <= first.items.length) return first.items.map(parseProgram);
      return (await call('GET loyalty.getPrograms', { limit: MOST, offset: 0 })).items.map(parseProgram);
    },
    /** 7-86; null if there is none. */
    async program(sysname: string): Promise<WholeProgram | null> {
      try {
        return parseWhole(await call('GET loyalty.getProgram', { sysname }));
      } catch (error) {
        if (fieldErrors(error, 'sysname').length > 0) return null;
        throw error;
      }
    },
    async history(cursor: string, count: number): Promise<CursorPage<PointsChange>> {
      const { items, next } = await call('GET loyalty.gethistory', { cursor, count });
      return { items: items.map(parseChange), next };
    },
    async setCharacter(id: string): Promise<void> {
      await call('POST loyalty.setcharacter', { id });
    },
  };
}

export type LoyaltyApi = ReturnType<typeof createLoyaltyApi>;
