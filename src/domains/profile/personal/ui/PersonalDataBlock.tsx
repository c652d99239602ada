import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { idCardIcon } from '../../../../ui/basics/icons.ts';
import { IconCard } from '../../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { FieldsState } from '../../face/fields/FieldsState.tsx';
import { settingsStore } from '../../SettingsStore.ts';
import { PersonalForm } from './PersonalForm.tsx';

interface Props {
  /** The player was sent here to fill something in. */
  readonly isWanted: boolean;
}

/** 7-19: the player's personal data. */
export const PersonalDataBlock = observer(function PersonalDataBlock({ isWanted }: Props) {
  const { t } = useApp();
  const { personal } = useStore(settingsStore);
  const part = useRef<HTMLDivElement>(null);
  const [first] = personal.missing;
  const wanted = isWanted && personal.hasForm ? (first?.sysname ?? '') : '';
  const wasFocused = useRef(false);
  useEffect(() => {
    if (wanted === '' || wasFocused.current) return;
    wasFocused.current = true;
    part.current?.querySelector<HTMLElement>(`[name="${wanted}"]`)?.focus();
  }, [wanted]);
  const hasFailed = personal.status === 'failed';
  return (
    <IconCard icon={idCardIcon} title={t('profile:personal.title')} lead={t('profile:personal.lead')}>
      <div ref={part}>{personal.hasForm ? <PersonalForm /> : <FirstLoad hasFailed={hasFailed} />}</div>
    </IconCard>
  );
});

function FirstLoad({ hasFailed }: { readonly hasFailed: boolean }) {
  const store = useStore(settingsStore);
  return <FieldsState status={hasFailed ? 'failed' : 'loading'} hasFields={false} onRetry={() => store.load()} />;
}
