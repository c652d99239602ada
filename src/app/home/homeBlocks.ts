import type { BlockRoom } from '../../kernel/manifest.ts';
import type { HomeBlockModule } from '../../kernel/pageModules.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';

/** A literal pattern, so that the keys are the file names used by the build manifest and the server render. */
const files = import.meta.glob<HomeBlockModule>('../../domains/*/ui/**/*.block.ts', { import: 'default' });

/** One block of the home page: `{domain}.{name}`. */
export interface HomeBlock {
  readonly id: string;
  readonly isLead: boolean;
  /** Of a block that comes when the player comes near it. */
  readonly room?: BlockRoom;
}

const keyOf = (id: string): string => {
  const [domain = '', name = ''] = id.split('.');
  const isIt = (key: string) => key.startsWith(`../../domains/${domain}/ui/`) && key.endsWith(`/${name}.block.ts`);
  return Object.keys(files).find(isIt) ?? '';
};

/** A block's source file, as named in the build manifest. */
export const blockFile = (id: string): string => keyOf(id).replace('../../', 'src/');

/** Fetches a block's code. */
export async function importBlock(id: string): Promise<HomeBlockModule> {
  const block = await files[keyOf(id)]?.();
  if (!block) throw new Error(`no block ${id}`);
  return block;
}

/**
 * The blocks of the home page: those that the content system lists, in its order, or else all in their default order.
 * Leading blocks always come first; unknown names are left out.
 */
export async function orderBlocks(wanted: readonly string[]): Promise<readonly HomeBlock[]> {
  const known = (await fetchManifests())
    .flatMap(({ domain, homeBlocks = [] }) =>
      homeBlocks.map(({ name, order, isLead = false, room }) => ({
        order,
        block: { id: `${domain}.${name}`, isLead, ...(room === undefined ? {} : { room }) } satisfies HomeBlock,
      })),
    )
    .sort((left, right) => left.order - right.order)
    .map(({ block }): HomeBlock => block);
  const chosen = wanted.flatMap((id) => known.find((block) => block.id === id) ?? []);
  const blocks = chosen.length > 0 ? chosen : known;
  return [...blocks.filter(({ isLead }) => isLead), ...blocks.filter(({ isLead }) => !isLead)];
}
