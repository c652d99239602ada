import type { AppServices } from '../../../kernel/AppServices.ts';

const parameter = 'signed_out';

/** The index after an idle logout: it says why. The page load between them leaves nothing in memory. */
export const idleEndAddress = `/?${parameter}=idle`;

/** In ms. The player has been away: the toast waits for them and is closed by its button. */
const untilSeenMs = 24 * 3_600_000;

export const isIdleEnd = (search: string): boolean => new URLSearchParams(search).get(parameter) === 'idle';

/** Says why the player was signed out. */
export async function showIdleEnd(app: Pick<AppServices, 'loadMessages' | 'notices' | 't'>): Promise<void> {
  await app.loadMessages(['session']);
  app.notices.show(app.t('session:idle.ended'), 'info', { time: untilSeenMs });
}

/** Shows the notice on the page that an idle logout led to, and takes the mark out of its address. */
export async function greetAfterIdle(
  app: Pick<AppServices, 'loadMessages' | 'notices' | 't' | 'place' | 'navigate'>,
): Promise<void> {
  const { path, search, hash } = app.place;
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const left = query.toString();
  app.navigate(path + (left === '' ? '' : `?${left}`) + hash, { replace: true });
  await showIdleEnd(app);
}
