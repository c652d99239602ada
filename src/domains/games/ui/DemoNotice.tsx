import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';

/** 2.10-6: says that this is a demo; offers real play, or a way to it. The demo continues behind it. */
export const DemoNotice = observer(function DemoNotice({ close, frame }: DialogProps<null, boolean>) {
  const { t, session, content } = useApp();
  const keep = t('games:demoNotice.keep');
  const canPlay = session.isPlayer || content.canEnter('registration');
  const labelReal = t(session.isPlayer ? 'games:game.play' : 'games:demoNotice.signUp');
  return (
    <ConfirmDialog
      isOpen={frame.isOpen}
      onClosed={frame.onClosed}
      title={t('games:demoNotice.title')}
      labelAgree={canPlay ? labelReal : keep}
      labelReject={canPlay ? keep : undefined}
      labelClose={t('core:close')}
      onAnswer={(isAgreed) => close(isAgreed && canPlay)}
    >
      {t('games:demoNotice.text')}
    </ConfirmDialog>
  );
});
