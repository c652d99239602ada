import { useApp } from '../../kernel/AppContext.tsx';
import { signOut } from '../../domains/session/face/signOut.ts';
import { Button } from '../../ui/basics/Button.tsx';
import { supportPath } from '../../domains/support/paths.ts';
import { SystemPage } from './SystemPage.tsx';

/** 8-10, 2.11-3: a blocked player can write to support, and sign out. */
export function UserBlockPage() {
  const app = useApp();
  return (
    <SystemPage
      name="userBlock"
      target={supportPath}
      more={
        <Button variant="quiet" onClick={() => signOut(app)}>
          {app.t('core:signOut')}
        </Button>
      }
    />
  );
}
