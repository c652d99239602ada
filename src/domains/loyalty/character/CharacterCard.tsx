import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { charactersStore } from '../face/characters/CharactersStore.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { characterIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import styles from './CharacterCard.module.css';
import { changeCharacterDialog } from './changeCharacterDialog.ts';

/** 3-37, 2.10-10: the character that accompanies the player, and another choice. */
export const CharacterCard = observer(function CharacterCard() {
  const { t, dialogs } = useApp();
  const { chosen, status, characters } = useStore(charactersStore);
  if (status === 'ready' && characters.length === 0) return null;
  return (
    <IconCard icon={characterIcon} title={t('loyalty:character.title')} lead={t('loyalty:character.lead')}>
      <div className={styles['card']}>
        <Portrait size={112} mood={chosen === null ? 'thinking' : 'idle'} />
        <div className={styles['words']}>
          <p className={styles['name']}>{chosen?.name ?? t('loyalty:character.none')}</p>
          {chosen !== null && <p className={styles['note']}>{chosen.description}</p>}
          <span>
            <Button onClick={() => dialogs.open(changeCharacterDialog, null)}>
              {t(chosen === null ? 'loyalty:character.choose' : 'loyalty:character.change')}
            </Button>
          </span>
        </div>
      </div>
    </IconCard>
  );
});
