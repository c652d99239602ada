import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { checkIcon, securityIcon } from '../../../ui/basics/icons.ts';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { TwoFactor } from '../api.ts';
import { twoFactorSettingsStore } from '../TwoFactorSettingsStore.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { ChangeStep } from './ChangeStep.tsx';
import { OptionRow } from './OptionRow.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';

/** 7-8, 7-10: two-factor sign-in, on or off. */
export const TwoFactorBlock = observer(function TwoFactorBlock() {
  const { t } = useApp();
  const store = useStore(twoFactorSettingsStore);
  const { twoFactor, status } = store;
  useForPlayer((uid) => {
    void store.open(uid);
    // The recovery codes are shown once, and a change under way belongs to this visit of the page.
    return () => {
      store.cancel();
      store.forgetCodes();
    };
  });
  if (twoFactor === null && status !== 'failed') return <BlockSkeleton />;
  const isOn = twoFactor !== null && twoFactor.kind !== null;
  return (
    <IconCard
      icon={securityIcon}
      title={t('security:twoFactor.title')}
      lead={t('security:twoFactor.lead')}
      mark={
        twoFactor &&
        (isOn ? (
          <Pill tone="money" icon={checkIcon}>
            {t('security:on')}
          </Pill>
        ) : (
          <Pill>{t('security:off')}</Pill>
        ))
      }
    >
      {twoFactor === null ? <LoadFailed onRetry={() => store.load()} /> : <Body twoFactor={twoFactor} />}
    </IconCard>
  );
});

const Body = observer(function Body({ twoFactor }: { readonly twoFactor: TwoFactor }) {
  const store = useStore(twoFactorSettingsStore);
  if (store.recoveryCodes.length > 0) return <RecoveryCodes />;
  if (store.started !== null) return <ChangeStep started={store.started} />;
  return (
    <>
      <ProblemNotice problem={store.problem} />
      {twoFactor.kind === null ? <Kinds twoFactor={twoFactor} /> : <Enabled twoFactor={twoFactor} />}
    </>
  );
});

/** The ways to switch it on. */
const Kinds = observer(function Kinds({ twoFactor }: { readonly twoFactor: TwoFactor }) {
  const { t } = useApp();
  const store = useStore(twoFactorSettingsStore);
  const setUp = (name: string, onClick: () => Promise<void>) => (
    <Button aria-label={`${t('security:twoFactor.setUp')}: ${name}`} isDisabled={store.isStarting} onClick={onClick}>
      {t('security:twoFactor.setUp')}
    </Button>
  );
  const app = t('security:twoFactor.authenticator');
  return (
    <ul>
      <OptionRow
        title={app}
        note={t('security:twoFactor.authenticatorNote')}
        action={setUp(app, () => store.start({ enable: true, type: 'authenticator' }))}
      />
      {twoFactor.contacts.map(({ channel, contact }) => {
        const name = t(`security:twoFactor.by.${channel}`);
        return (
          <OptionRow
            key={channel}
            title={name}
            note={<bdi dir="ltr">{contact}</bdi>}
            action={setUp(name, () => store.start({ enable: true, type: 'contact', channel }))}
          />
        );
      })}
    </ul>
  );
});

/** What is on, and the way to switch it off. */
const Enabled = observer(function Enabled({ twoFactor }: { readonly twoFactor: TwoFactor }) {
  const { t } = useApp();
  const store = useStore(twoFactorSettingsStore);
  return (
    <ul>
      <OptionRow
        title={
          twoFactor.kind === 'authenticator' ? t('security:twoFactor.authenticator') : t('security:twoFactor.messages')
        }
        note={
          <>
            {twoFactor.contact !== '' && (
              <>
                <bdi dir="ltr">{twoFactor.contact}</bdi>
                <br />
              </>
            )}
            <span>{t('security:twoFactor.codesLeft', { count: twoFactor.recoveryCodesLeft })}</span>
          </>
        }
        action={
          <Button variant="danger" isPending={store.isStarting} onClick={() => store.start({ enable: false })}>
            {t('security:twoFactor.switchOff')}
          </Button>
        }
      />
    </ul>
  );
});
