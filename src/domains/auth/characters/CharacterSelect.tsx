import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import type { FormField } from '../../../kernel/forms/FormStore.ts';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { PictureRadios } from '../../../ui/form/PictureRadios.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { authArtStore } from '../AuthArtStore.ts';
import { charactersStore } from './CharactersStore.ts';

interface Props {
  /** Holds the id of the chosen character (3-24). */
  readonly field: FormField;
}

/** 3-33: the choice of a character at the registration, where the configuration shows it. */
export const CharacterSelect = observer(function CharacterSelect({ field }: Props) {
  const { t, content } = useApp();
  const { showCharacterSelect } = content.config.auth;
  const errorOf = useFieldError();
  const store = useStore(charactersStore);
  useEffect(() => {
    if (showCharacterSelect) void store.load();
  }, [store, showCharacterSelect]);
  const chosen = store.find(field.value);
  const side = useStore(authArtStore);
  useEffect(() => side.show(chosen === null ? null : { src: chosen.image, alt: chosen.name }), [chosen, side]);
  if (!showCharacterSelect) return null;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (store.status !== 'ready')
    return (
      <LoadingBlock>
        <Skeleton height="108px" />
      </LoadingBlock>
    );
  if (store.characters.length === 0) return null;
  return (
    <PictureRadios
      name="character_id"
      legend={t('auth:characters.legend')}
      radios={store.characters.map(({ id, name, image }) => ({
        value: id,
        title: name,
        picture: <Picture src={image} width={120} ratio={1} alt="" />,
      }))}
      value={field.value}
      onChange={(id) => field.change(id)}
      note={chosen?.description}
      error={errorOf(field.error, field.name)}
    />
  );
});
