import { useApp } from '../../../../kernel/AppContext.tsx';
import { ScreenButton } from '../../../../kernel/ScreenButton.tsx';
import { depositPath, historyPath } from '../../paths.ts';
import styles from './PayResultPage.module.css';
import { ResultFace } from '../../ui/ResultFace.tsx';
import type { ResultMark } from '../../ui/ResultFace.tsx';

interface Face {
  readonly mark: ResultMark;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly button: string;
}

/** 2.11-5: cancel and new window link to the deposit page. None of them states how a payment ended. */
const faces = {
  cancel: {
    mark: 'cancelled',
    title: 'cashier:result.cancelTitle',
    text: 'cashier:result.cancelText',
    path: depositPath(),
    button: 'cashier:toDeposit',
  },
  mobile: {
    mark: 'phone',
    title: 'cashier:result.mobileTitle',
    text: 'cashier:result.mobileText',
    path: historyPath,
    button: 'cashier:toHistory',
  },
  newWindow: {
    mark: 'window',
    title: 'cashier:result.windowTitle',
    text: 'cashier:result.windowText',
    path: depositPath(),
    button: 'cashier:toDeposit',
  },
  unknown: {
    mark: 'unknown',
    title: 'cashier:result.unknownTitle',
    text: 'cashier:result.unknownText',
    path: historyPath,
    button: 'cashier:toHistory',
  },
  none: {
    mark: 'unknown',
    title: 'cashier:result.noneTitle',
    text: 'cashier:result.noneText',
    path: depositPath(),
    button: 'cashier:toDeposit',
  },
} as const satisfies Readonly<Record<string, Face>>;

export type PayNoticeName = keyof typeof faces;

interface Props {
  readonly name: PayNoticeName;
  /** Where its button leads: the form of a known payment, for example. */
  readonly path?: string | undefined;
}

/** A pay page without a payment to follow. */
export function PayNotice({ name, path = faces[name].path }: Props) {
  const { t, href } = useApp();
  const face = faces[name];
  return (
    <div className={styles['state']}>
      <ResultFace level={1} mark={face.mark} title={t(face.title)} text={t(face.text)} />
      <ScreenButton label={t(face.button)} variant="primary" size="lg" isBlock href={href(path)} />
      {face.path !== historyPath && (
        <ScreenButton which="second" label={t('cashier:toHistory')} size="lg" isBlock href={href(historyPath)} />
      )}
    </div>
  );
}
