import type { ActionPlace, AppServices, PlayerAction } from '../kernel/AppServices.ts';
import type { DomainManifest } from '../kernel/manifest.ts';

/** An action whose code does not load says so: its button waits for nothing. */
const told = (action: PlayerAction): PlayerAction => ({
  ...action,
  run: (app) => action.run(app).catch(() => app.notices.show(app.t('core:failed.title'), 'error')),
});

/** The shown actions of all domains in a place, in their order. */
export const actionsAt = (
  manifests: readonly Pick<DomainManifest, 'playerActions'>[],
  app: Pick<AppServices, 'content'>,
  place: ActionPlace,
): readonly PlayerAction[] =>
  manifests
    .flatMap(({ playerActions = [] }) => playerActions)
    .filter(({ places, isShown }) => places.includes(place) && (isShown?.(app) ?? true))
    .sort((left, right) => left.order - right.order)
    .map(told);
