import { useApp } from '../../kernel/AppContext.tsx';
import { signOut } from '../../kernel/signOut/signOut.ts';
import { Button } from '../../ui/basics/Button.tsx';
import { SystemPage } from './SystemPage.tsx';

/** 8-10: a blocked player can only sign out. */
export function UserBlockPage() {
  const app = useApp();
  return (
    <SystemPage
      name="userBlock"
      target="/"
      more={
        <Button variant="quiet" onClick={() => signOut(app)}>
          {app.t('core:signOut')}
        </Button>
      }
    />
  );
}
