import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStore } from '../../../kernel/AppContext.tsx';
import { matchesStore } from '../MatchesStore.ts';
import { Matches } from './Matches.tsx';

/**
 * Live and next events on the home page. Where there were none when the player came near, as in a house without a
 * sportsbook, it stays away: coming later, it would move what they read.
 */
export const MatchesBlock = observer(function MatchesBlock() {
  const store = useStore(matchesStore);
  const [hadAny] = useState(() => store.matches.length > 0);
  return hadAny ? <Matches /> : null;
});
