import { useEffect, useState } from 'react';
import { useApp } from './AppContext.tsx';
import type { ActionPlace, PlayerAction } from './deps.ts';

const none: readonly PlayerAction[] = [];

/** What players can do in a place; nothing until the domains' manifests have arrived, or if they do not. */
export function usePlayerActions(place: ActionPlace): readonly PlayerAction[] {
  const app = useApp();
  const [actions, setActions] = useState(none);
  useEffect(() => {
    let isWanted = true;
    app.playerActions(place).then(
      (found) => {
        if (isWanted) setActions(found);
      },
      // The place is of use without them.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [app, place]);
  return actions;
}
