import type { AppServices } from '../../kernel/AppServices.ts';

/** A key of the catalogue `menu`: a messenger's player has a browser beside it, anybody may have another device. */
export const elsewhereLabel = ({ platform }: Pick<AppServices, 'platform'>): string =>
  platform.launch.registration === null ? 'menu:handoff.device' : 'menu:handoff.browser';
