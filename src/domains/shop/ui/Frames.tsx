import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { standingStore } from '../../loyalty/face/StandingStore.ts';
import { frameName } from '../../loyalty/face/rewards/rewardText.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { mineStore } from '../MineStore.ts';
import styles from './Frames.module.css';

/** The player's frames around the portrait; a press puts one on or takes it off. Nothing without frames. */
export const Frames = observer(function Frames() {
  const { t } = useApp();
  const store = useStore(mineStore);
  const standing = useStore(standingStore);
  const { own } = store;
  if (own === null || own.frames.length === 0) return null;
  return (
    <section className={styles['frames']} aria-labelledby="own-frames">
      <h2 id="own-frames" className={styles['heading']}>
        {t('shop:mine.frames')}
      </h2>
      {store.hasFailed && (
        <Notice tone="error" role="alert">
          {t('shop:mine.frameFailed')}
        </Notice>
      )}
      <ul className={styles['list']}>
        {own.frames.map(({ id, image }) => {
          const isWorn = own.worn === id;
          const name = frameName(t, id);
          return (
            <li key={id}>
              <button
                type="button"
                className={styles['frame']}
                aria-pressed={isWorn}
                aria-label={t(isWorn ? 'shop:mine.frameOff' : 'shop:mine.frameOn', { name })}
                disabled={store.changing !== null}
                onClick={() => void store.wear(isWorn ? '' : id).then(() => standing.refresh())}
              >
                <Picture src={image} width={120} ratio={1} alt="" placeholderColour="transparent" />
                <span className={styles['name']}>
                  {isWorn && <Icon of={checkIcon} size={14} />}
                  <span>{name}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
