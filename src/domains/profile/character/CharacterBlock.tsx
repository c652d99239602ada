import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { characterIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { CharacterRadios } from '../../loyalty/face/characters/CharacterRadios.tsx';
import { charactersStore } from '../../loyalty/face/characters/CharactersStore.ts';
import { confirm } from '../../../kernel/confirm.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { settingsStore } from '../SettingsStore.ts';
import { SaveNotice } from '../ui/SaveNotice.tsx';
import styles from '../ui/SmallForm.module.css';

/** 3-37, 7-84: the character that accompanies the player, and another choice. */
export const CharacterBlock = observer(function CharacterBlock() {
  const { t } = useApp();
  const { character } = useStore(settingsStore);
  const characters = useStore(charactersStore);
  useForPlayer(() => void characters.load());
  const isReady = characters.status === 'ready';
  if (isReady && characters.characters.length === 0) return null;
  return (
    <IconCard icon={characterIcon} title={t('profile:character.title')} lead={t('profile:character.lead')}>
      {isReady && !character.isChoosing ? <Present /> : <Choice />}
      <SaveNotice problem={character.problem} saved={character.isSaved ? t('profile:character.saved') : null} />
    </IconCard>
  );
});

const Present = observer(function Present() {
  const { t } = useApp();
  const { character } = useStore(settingsStore);
  const { chosen } = useStore(charactersStore);
  return (
    <>
      {chosen === null ? (
        <p className={styles['note']}>{t('profile:character.none')}</p>
      ) : (
        <div className={styles['present']}>
          <span className={styles['picture']}>
            <Picture src={chosen.image} width={120} ratio={1} alt="" />
          </span>
          <div>
            <p className={styles['name']}>{chosen.name}</p>
            <p className={styles['note']}>{chosen.description}</p>
          </div>
        </div>
      )}
      <div className={styles['actions']}>
        <Button onClick={() => character.begin(chosen?.id ?? '')}>
          {chosen === null ? t('profile:character.choose') : t('profile:character.change')}
        </Button>
      </div>
    </>
  );
});

const Choice = observer(function Choice() {
  const app = useApp();
  const { t } = app;
  const { character } = useStore(settingsStore);
  const characters = useStore(charactersStore);
  const { id } = character.form.fields;
  const next = characters.find(id.value);
  const isOther = next !== null && next !== characters.chosen;
  const save = async () => {
    if (!isOther) return;
    const isSure = await confirm(app, 'changeCharacter', {
      title: t('profile:character.confirmTitle', { name: next.name }),
      content: t('profile:character.confirmText', { name: next.name }),
      textAgree: t('profile:character.agree', { name: next.name }),
      textReject: t('profile:cancel'),
    });
    if (isSure) await character.save(characters);
  };
  return (
    <Form className={styles['wide']} onSubmit={save}>
      <CharacterRadios legend={t('profile:character.legend')} field={id} />
      {characters.status === 'ready' && (
        <div className={styles['actions']}>
          <Button type="submit" isDisabled={!isOther} isPending={character.form.isSubmitting}>
            {t('profile:character.save')}
          </Button>
          <Button variant="quiet" onClick={() => character.cancel()}>
            {t('profile:cancel')}
          </Button>
        </div>
      )}
    </Form>
  );
});
