import { reaction } from 'mobx';
import { authFace } from '../../domains/auth/face.ts';
import type { AuthOutcome, EntryView } from '../../domains/auth/face.ts';
import { dropPopupFlags, hasPopupFlag } from '../../domains/auth/paths.ts';
import { readRedirectUrl } from '../../shared/navigation/guestGuard.ts';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { matchPath } from '../routing/matchPath.ts';
import { stopAll } from './stopAll.ts';

type Address = Pick<Root['place'], 'path' | 'search' | 'hash'>;

/** 2.8-4: a link to play for money, which guests cannot. */
const isRealGame = ({ path, hash }: Address): boolean => hash === '#real' && matchPath(path)?.route.name === 'game';

function wantedView({ content, place }: Root): EntryView | null {
  const query = new URLSearchParams(place.search);
  if (query.has('show_popup_reg')) return 'registration';
  if (query.has('show_popup_auth') || readRedirectUrl(place.search) !== null) return 'authorization';
  // Where nobody can register, the game is still there as a demo.
  return isRealGame(place) && content.canEnter('registration') ? 'registration' : null;
}

/** What the popup depends on: another search or another real game is a new wish. */
const wish = (place: Address): string => `${place.search} ${isRealGame(place) ? place.path : ''}`;

/**
 * 2.8-1..4: query flags, and the hash of a real game, open the auth popup for guests; on close the flags are removed,
 * or the index replaces the game. For players the flags are only removed.
 */
export function startAuthQuery(root: Root): Stop {
  return stopAll([openForGuests(root), dropForPlayers(root)]);
}

function openForGuests(root: Root): Stop {
  return reaction(
    () => (root.session.status === 'guest' ? wish(root.place) : ''),
    (wanted) => {
      const view = wanted === '' ? null : wantedView(root);
      if (view === null) return;
      const query = new URLSearchParams(root.place.search);
      const registration = query.get('show_popup_reg');
      if (registration !== null) root.storage.set('show_popup_reg', registration);
      const auth = root.use(authFace);
      const page = auth.pageInstead(view);
      if (page !== null) return leaveFor(root, page);
      const closed = (outcome: AuthOutcome) => {
        // If a status page closed it, navigating would replace that page.
        if (outcome !== 'dismissed' || root.status.current !== null) return;
        if (isRealGame(root.place)) root.navigate('/', { replace: true });
        else dropPopupFlags(root, 'redirectUrl');
      };
      void auth.open(view, { preventClose: query.get('prevent_close') === '1', closed });
    },
    { fireImmediately: true },
  );
}

/** While a popup is open the flags are left alone: after a sign-in it navigates itself, perhaps elsewhere. */
function dropForPlayers(root: Root): Stop {
  return reaction(
    () =>
      root.session.isPlayer &&
      !root.dialogs.isAnyOpen &&
      root.status.current === null &&
      hasPopupFlag(root.place.search),
    (isFlagged) => {
      if (isFlagged) dropPopupFlags(root);
    },
    { fireImmediately: true },
  );
}

/** 3-32: navigates to the page configured instead of the popup, replacing the flagged address in the history. */
function leaveFor(root: Root, page: string): void {
  if (page.startsWith('/')) root.navigate(page, { replace: true });
  else root.platform.openExternal(page);
}
