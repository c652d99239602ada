import { Button } from '../../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { Spinner } from '../../../../ui/basics/Spinner.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import type { RemoteStatus } from '../../../../kernel/Remote.ts';
import styles from './FieldsState.module.css';

/** Heights of a labelled control: those of the two fields that every country has come next. */
const FIELD = '76px';

interface Props {
  readonly status: RemoteStatus;
  /** Those of another country are on screen. */
  readonly hasFields: boolean;
  readonly onRetry: () => Promise<unknown>;
}

/** 4-16: the fields are being loaded, for the first time or for another country, or could not be. */
export function FieldsState({ status, hasFields, onRetry }: Props) {
  const { t } = useApp();
  if (status === 'failed') {
    const retry = (
      <Button size="sm" onClick={onRetry}>
        {t('core:retry')}
      </Button>
    );
    return (
      <Notice tone="error" role="status" action={retry}>
        {t('forms:fieldsFailed')}
      </Notice>
    );
  }
  if (status !== 'loading') return null;
  if (!hasFields)
    return (
      <LoadingBlock>
        <Skeleton height={FIELD} />
        <Skeleton height={FIELD} />
      </LoadingBlock>
    );
  return (
    <p className={styles['loading']} role="status">
      <Spinner />
      {t('forms:fieldsLoading')}
    </p>
  );
}
