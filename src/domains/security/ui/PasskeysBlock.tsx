import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../shared/dates/formatDate.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { passkeyIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { Passkey } from '../api.ts';
import { passkeysStore } from '../PasskeysStore.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { OptionRow } from './OptionRow.tsx';
import styles from './PasskeysBlock.module.css';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';

/** The player's passkeys. Where the shell has none, those made elsewhere can still be removed. */
export const PasskeysBlock = observer(function PasskeysBlock() {
  const { t, platform } = useApp();
  const store = useStore(passkeysStore);
  const { passkeys, status } = store;
  useForPlayer((uid) => void store.open(uid));
  if (passkeys === null && status !== 'failed') return <BlockSkeleton />;
  return (
    <IconCard icon={passkeyIcon} title={t('security:passkeys.title')} lead={t('security:passkeys.lead')}>
      {passkeys === null ? (
        <LoadFailed onRetry={() => store.load()} />
      ) : (
        <>
          <Trouble />
          {passkeys.length > 0 && (
            <ul>
              {passkeys.map((passkey, index) => (
                <PasskeyRow key={passkey.id} passkey={passkey} number={index + 1} />
              ))}
            </ul>
          )}
          {platform.can.passkeys ? <Add /> : <p className={styles['note']}>{t('security:passkeys.notHere')}</p>}
        </>
      )}
    </IconCard>
  );
});

const Add = observer(function Add() {
  const { t } = useApp();
  const store = useStore(passkeysStore);
  return (
    <Button className={styles['add']} isPending={store.isAdding} onClick={() => store.add()}>
      {t('security:passkeys.add')}
    </Button>
  );
});

const Trouble = observer(function Trouble() {
  const { t } = useApp();
  const { problem } = useStore(passkeysStore);
  if (problem === null || 'seconds' in problem) return <ProblemNotice problem={problem} />;
  return (
    <Notice tone="info" role="alert">
      {t(`security:passkeys.${problem.code}`)}
    </Notice>
  );
});

const PasskeyRow = observer(function PasskeyRow({
  passkey,
  number,
}: {
  readonly passkey: Passkey;
  readonly number: number;
}) {
  const app = useApp();
  const { t } = app;
  const store = useStore(passkeysStore);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = (iso: string | null) => {
    const ms = iso === null ? null : isoToMs(iso);
    return ms === null ? null : formatDate(ms, zone);
  };
  const name = t('security:passkeys.name', { number });
  const lastUse = day(passkey.lastUsedAt);
  const remove = async () => {
    const isSure = await confirm(app, 'removePasskey', {
      title: t('security:passkeys.removeTitle'),
      content: t('security:passkeys.removeText'),
      textAgree: t('security:passkeys.remove'),
      textReject: t('security:cancel'),
    });
    if (isSure) await store.remove(passkey.id);
  };
  return (
    <OptionRow
      title={name}
      note={
        <>
          {t('security:passkeys.added', { day: day(passkey.createdAt) ?? '' })}
          <br />
          <span>
            {lastUse === null ? t('security:passkeys.unused') : t('security:passkeys.used', { day: lastUse })}
          </span>
        </>
      }
      action={
        <Button size="sm" aria-label={`${t('security:passkeys.remove')}: ${name}`} onClick={remove}>
          {t('security:passkeys.remove')}
        </Button>
      }
    />
  );
});
