import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { CharacterRadios } from '../../loyalty/face/characters/CharacterRadios.tsx';
import { charactersStore } from '../../loyalty/face/characters/CharactersStore.ts';
import type { FormField } from '../../../kernel/forms/FormStore.ts';
import { authArtStore } from '../AuthArtStore.ts';

interface Props {
  /** Holds the id of the chosen character (3-24). */
  readonly field: FormField;
}

/** 3-33: the choice of a character at the registration, where the configuration shows it. */
export const CharacterSelect = observer(function CharacterSelect({ field }: Props) {
  const { t, content } = useApp();
  const { showCharacterSelect } = content.config.auth;
  const store = useStore(charactersStore);
  useEffect(() => {
    if (showCharacterSelect) void store.load();
  }, [store, showCharacterSelect]);
  const chosen = store.find(field.value);
  const side = useStore(authArtStore);
  useEffect(() => side.show(chosen === null ? null : { src: chosen.image, alt: chosen.name }), [chosen, side]);
  return showCharacterSelect ? <CharacterRadios legend={t('auth:characters.legend')} field={field} /> : null;
});
