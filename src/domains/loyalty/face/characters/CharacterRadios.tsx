import { observer } from 'mobx-react-lite';
import { PictureRadios } from '../../../../ui/form/PictureRadios.tsx';
import { Picture } from '../../../../ui/tiles/Picture.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { useStore } from '../../../../kernel/AppContext.tsx';
import type { FormField } from '../../../../kernel/forms/FormStore.ts';
import { useFieldError } from '../../../../kernel/forms/useFieldError.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { charactersStore } from './CharactersStore.ts';

interface Props {
  readonly legend: string;
  /** Holds the id of the chosen character. */
  readonly field: FormField;
}

/** 3-51: a choice of a character. Whoever shows it loads the characters. Nothing if there are none. */
export const CharacterRadios = observer(function CharacterRadios({ legend, field }: Props) {
  const errorOf = useFieldError();
  const store = useStore(charactersStore);
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
      legend={legend}
      radios={store.characters.map(({ id, name, image }) => ({
        value: id,
        title: name,
        picture: <Picture src={image} width={120} ratio={1} alt="" />,
      }))}
      value={field.value}
      onChange={(id) => field.change(id)}
      note={store.find(field.value)?.description}
      error={errorOf(field.error)}
    />
  );
});
