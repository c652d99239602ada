import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { Spinner } from '../../../../ui/basics/Spinner.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { signUpStore } from '../../SignUpStore.ts';
import styles from './FieldsState.module.css';

/** Heights of a labelled control: those of the two fields that every country has come next. */
const FIELD = '76px';

/** 4-16: the fields are being loaded, for the first time or for another country, or could not be. */
export const FieldsState = observer(function FieldsState() {
  const { t } = useApp();
  const store = useStore(signUpStore);
  const { status, value } = store.personal.fields;
  if (status === 'failed') {
    const retry = (
      <Button size="sm" onClick={() => store.load()}>
        {t('core:retry')}
      </Button>
    );
    return (
      <Notice tone="error" role="status" action={retry}>
        {t('auth:signup.fieldsFailed')}
      </Notice>
    );
  }
  if (status !== 'loading') return null;
  if (value === null)
    return (
      <LoadingBlock>
        <Skeleton height={FIELD} />
        <Skeleton height={FIELD} />
      </LoadingBlock>
    );
  return (
    <p className={styles['loading']} role="status">
      <Spinner />
      {t('auth:signup.fieldsLoading')}
    </p>
  );
});
