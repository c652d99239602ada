import { observer } from 'mobx-react-lite';
import { authFace } from '../../domains/auth/face.ts';
import type { EntryView } from '../../domains/auth/face.ts';
import { useApp } from '../../kernel/AppContext.tsx';
import { Button } from '../../ui/basics/Button.tsx';
import { useShownPlace } from '../useShownPlace.ts';

interface Props {
  readonly view: EntryView;
}

/**
 * Opens a view of the auth popup. With the popup disabled it links to the replacement page, or renders nothing if there
 * is none (3-32).
 */
export const AuthButton = observer(function AuthButton({ view }: Props) {
  const app = useApp();
  const place = useShownPlace();
  if (!app.content.canEnter(view)) return null;
  const auth = app.use(authFace);
  const page = auth.pageInstead(view, place);
  const isSignIn = view === 'authorization';
  return (
    <Button
      variant={isSignIn ? 'quiet' : 'primary'}
      size="sm"
      {...(page === null ? { onClick: () => void auth.open(view) } : { href: page })}
    >
      {app.t(isSignIn ? 'core:signIn' : 'core:signUp')}
    </Button>
  );
});
