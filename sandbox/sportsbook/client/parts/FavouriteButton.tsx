import { useApp, useChanging } from '../AppContext.ts';
import { Icon } from '../marks/Icon.tsx';

/** For players only: favourites are kept with the session's player. */
export function FavouriteButton({ kind, id }: { readonly kind: 'league' | 'event'; readonly id: string }) {
  const { session, t } = useApp();
  const isOn = useChanging(session.changes, 'session', () => session.isFavourite(kind, id));
  if (session.token === null) return null;
  const toggle = (): void => {
    session.toggle(kind, id).catch(() => session.refresh());
  };
  return (
    <button
      type="button"
      className="favourite"
      aria-pressed={isOn}
      aria-label={isOn ? t('favouriteOff') : t('favouriteOn')}
      onClick={toggle}
    >
      <Icon name="star" />
    </button>
  );
}
