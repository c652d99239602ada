import { useApp } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { addSign, doneSign, shareSign } from './guideIcons.ts';
import styles from './InstallGuide.module.css';

/** The three steps by which Apple's phones and tablets put a site on the home screen. */
export function InstallGuide({ close, frame }: DialogProps<null, null>) {
  const { t } = useApp();
  const steps = [
    { sign: shareSign, text: t('installing:step.share') },
    { sign: addSign, text: t('installing:step.choose') },
    { sign: doneSign, text: t('installing:step.add') },
  ];
  return (
    <Dialog
      {...frame}
      title={t('installing:title')}
      labelClose={t('core:close')}
      foot={
        <Button isBlock onClick={() => close(null)}>
          {t('installing:done')}
        </Button>
      }
    >
      <p className={styles['lead']}>{t('installing:lead')}</p>
      <ol className={styles['steps']}>
        {steps.map(({ sign, text }) => (
          <li key={text} className={styles['step']}>
            <span className={styles['sign']}>
              <Icon of={sign} size={24} />
            </span>
            {text}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
