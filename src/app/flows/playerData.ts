import { reaction } from 'mobx';
import type { Stop } from '../../kernel/manifest.ts';
import type { Root } from '../createRoot.ts';

/**
 * Drops the data of a player who has signed out, or in whose place another one has signed in. While a session that ran
 * out may still be renewed, the page stays as it is: the sign-in popup lies over it and typed text stays.
 */
export function startPlayerData(root: Root): Stop {
  let known = root.session.uid;
  return reaction(
    () => (root.session.uid === 0 && root.session.hasRunOut ? known : root.session.uid),
    (uid) => {
      if (known !== 0 && uid !== known) root.forgetPlayer();
      known = uid;
    },
  );
}
