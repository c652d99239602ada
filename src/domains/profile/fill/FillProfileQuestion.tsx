import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import type { FillProfileProps } from './FillProfileProps.ts';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { missingDataStore } from './MissingDataStore.ts';
import type { PersonalField } from '../face/fields/PersonalField.ts';
import { useFieldLabel } from '../face/fields/useFieldLabel.ts';
import styles from './FillProfileQuestion.module.css';

/** 2.10-18: says what is missing, and asks the player to complete their profile. */
export function FillProfileQuestion({ props, close, frame }: DialogProps<FillProfileProps, boolean>) {
  const { t } = useApp();
  return (
    <ConfirmDialog
      {...frame}
      title={t('forms:fillProfile.title')}
      labelAgree={t('forms:fillProfile.agree')}
      labelReject={t('forms:fillProfile.reject')}
      labelClose={t('core:close')}
      onAnswer={close}
    >
      <div className={styles['question']}>
        <p>{t('forms:fillProfile.text')}</p>
        {props.missing === null ? (
          <Asked />
        ) : (
          <Listed fields={props.missing.map((sysname) => ({ sysname, label: '' }))} />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** What the operator's definitions require and the profile lacks. */
const Asked = observer(function Asked() {
  const { t } = useApp();
  const store = useStore(missingDataStore);
  useForPlayer(() => void store.load());
  if (store.status === 'failed')
    return (
      <Notice
        role="status"
        action={
          <Button size="sm" onClick={() => store.load()}>
            {t('core:retry')}
          </Button>
        }
      >
        {t('forms:fillProfile.unknown')}
      </Notice>
    );
  if (store.missing === null)
    return (
      <LoadingBlock>
        <Skeleton height="56px" />
      </LoadingBlock>
    );
  return <Listed fields={store.missing} />;
});

function Listed({ fields }: { readonly fields: readonly Pick<PersonalField, 'sysname' | 'label'>[] }) {
  const { t } = useApp();
  const labelOf = useFieldLabel();
  if (fields.length === 0) return null;
  return (
    <ul className={styles['missing']} aria-label={t('forms:fillProfile.missing')}>
      {fields.map((field) => (
        <li key={field.sysname}>{labelOf(field)}</li>
      ))}
    </ul>
  );
}
