import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { noticeSound } from '../NoticeSound.ts';
import { playChime } from '../../../lib/playChime.ts';
import { soundIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';

/** 9-6: notices sound only where the player has switched it on; switching it on lets it be heard. */
export const SoundBlock = observer(function SoundBlock() {
  const { t } = useApp();
  const sound = useStore(noticeSound);
  const turn = (isOn: boolean) => {
    sound.turn(isOn);
    if (isOn) void playChime();
  };
  return (
    <IconCard icon={soundIcon} title={t('notifications:sound.title')} lead={t('notifications:sound.lead')}>
      <Switch name="notice-sound" label={t('notifications:sound.label')} isOn={sound.isOn} onChange={turn} />
    </IconCard>
  );
});
