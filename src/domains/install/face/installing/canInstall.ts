import type { AppServices } from '../../../../kernel/AppServices.ts';

/** The app can be installed now: the shell asks the player, or there is a guide to the browser's own menu. */
export const canInstall = ({ platform }: Pick<AppServices, 'platform'>): boolean =>
  platform.installPrompt() !== null || platform.can.installGuide !== null;
