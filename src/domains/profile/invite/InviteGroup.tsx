import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { inviteIcon } from '../../../ui/basics/icons.ts';
import { inviteGroup } from './inviteGroup.ts';

/** Brings the player's invitation into a group of the messenger; nothing in a shell that lets nobody choose one. */
export const InviteGroup = observer(function InviteGroup({ link }: { readonly link: string }) {
  const app = useApp();
  const { t, platform, notices } = app;
  const [isAsking, setIsAsking] = useState(false);
  if (platform.requestChat === null) return null;
  const invite = async () => {
    setIsAsking(true);
    const outcome = await inviteGroup(app, { title: t('profile:invite.shareTitle'), url: link });
    setIsAsking(false);
    if (outcome === 'sent') notices.show(t('profile:invite.groupSent'), 'success');
    if (outcome === 'failed') notices.show(t('profile:invite.groupFailed'), 'error');
  };
  return (
    <Button size="sm" icon={inviteIcon} isPending={isAsking} onClick={() => void invite()}>
      {t('profile:invite.group')}
    </Button>
  );
});
