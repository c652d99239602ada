import type { Platform } from '../../platform/Platform.ts';

/** Kept in the history entry, which survives a load even if the browser blocks storage. */
interface LoadedState {
  readonly loadedFor: string;
}

const isLoadedState = (state: unknown): state is LoadedState =>
  typeof state === 'object' && state !== null && 'loadedFor' in state;

/** Loads the document of `address` in the place of this one, whose code cannot show that page. */
export const loadAnew = (platform: Pick<Platform, 'restart'>, address: string): void =>
  platform.restart(address, { loadedFor: address } satisfies LoadedState);

/**
 * Whether this document was loaded for `address`. If the site has led that load elsewhere, the entry's state is gone,
 * but a shell that then leads the player back knows the address.
 */
export const wasLoadedFor = async (
  platform: Pick<Platform, 'lastRoute'>,
  { state }: Pick<History, 'state'>,
  address: string,
): Promise<boolean> =>
  (isLoadedState(state) && state.loadedFor === address) || (await platform.lastRoute()) === address;
