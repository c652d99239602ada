import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { CharacterRadios } from '../face/characters/CharacterRadios.tsx';
import { charactersStore } from '../face/characters/CharactersStore.ts';
import { confirm } from '../../../kernel/confirm.ts';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { characterChoice } from './CharacterChoice.ts';

/** 2.10-10: the list of characters; the choice is confirmed in a dialog of its own before it is changed. */
export const ChangeCharacter = observer(function ChangeCharacter({ close, frame }: DialogProps<null, boolean>) {
  const app = useApp();
  const { t, notices } = app;
  const characters = useStore(charactersStore);
  const choice = useStore(characterChoice);
  const [form] = useState(() => new FormStore({ id: { initial: characters.chosen?.id ?? '', validate: null } }));
  useEffect(() => void characters.load(), [characters]);
  const next = characters.find(form.fields.id.value);
  const isOther = next !== null && next !== characters.chosen;
  const save = async () => {
    if (next === null || !isOther) return;
    const isSure = await confirm(app, 'changeCharacter', {
      title: t('loyalty:character.confirmTitle', { name: next.name }),
      content: t('loyalty:character.confirmText', { name: next.name }),
      textAgree: t('loyalty:character.agree', { name: next.name }),
      textReject: t('loyalty:character.cancel'),
    });
    if (!isSure || !(await choice.save(next.id, characters))) return;
    notices.show(t('loyalty:character.saved', { name: next.name }), 'success');
    close(true);
  };
  return (
    <Dialog
      {...frame}
      title={t('loyalty:character.dialog')}
      labelClose={t('core:close')}
      foot={
        <Button isBlock variant="primary" isDisabled={!isOther} isPending={choice.isSaving} onClick={save}>
          {isOther ? t('loyalty:character.take', { name: next.name }) : t('loyalty:character.pick')}
        </Button>
      }
    >
      <CharacterRadios legend={t('loyalty:character.legend')} field={form.fields.id} />
      <ProblemNotice problem={choice.problem} />
    </Dialog>
  );
});
