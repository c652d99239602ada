import { observer } from 'mobx-react-lite';
import { useApp } from '../../kernel/AppContext.tsx';
import { useIsLive } from '../../ui/basics/useIsLive.ts';
import { useViewportClass } from '../../ui/basics/useViewport.ts';
import { Picture } from '../../ui/tiles/Picture.tsx';
import { settingsPath } from '../../domains/profile/paths.ts';
import { openMenu } from './openMenu.ts';
import styles from './LaunchPerson.module.css';

/**
 * In a messenger, whose header has the casino's name: picture and name of the launching user, and the way on:
 * the menu on phones, whose bottom bar gives way to the messenger's button; the profile beside the side navigation.
 */
export const LaunchPerson = observer(function LaunchPerson() {
  const app = useApp();
  const { platform, session, href, t } = app;
  const viewport = useViewportClass();
  const isLive = useIsLive();
  const { givenName, picture } = platform.launch;
  if (!isLive || givenName === '') return null;
  const initial = <span className={styles['initial']}>{[...givenName][0]}</span>;
  const face = (
    <>
      <span className={styles['face']} aria-hidden>
        {picture === null ? initial : <Picture src={picture} width={48} ratio={1} alt="" standIn={initial} />}
      </span>
      <span className={styles['name']} dir="auto">
        {givenName}
      </span>
    </>
  );
  if (!session.isPlayer) return <span className={styles['person']}>{face}</span>;
  if (viewport === 'mobile') {
    return (
      <button
        type="button"
        className={styles['person']}
        aria-label={t('core:nav.menuOf', { name: givenName })}
        aria-haspopup="dialog"
        onClick={() => void openMenu(app)}
      >
        {face}
      </button>
    );
  }
  return (
    <a className={styles['person']} href={href(settingsPath)} aria-label={t('core:nav.profileOf', { name: givenName })}>
      {face}
    </a>
  );
});
