import { Amount } from '../../../../ui/basics/Amount.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { Pill } from '../../../../ui/blocks/Pill.tsx';
import { clockIcon } from '../../../../ui/basics/icons.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { AppServices } from '../../../../kernel/AppServices.ts';
import { TimeLeft } from '../../../../kernel/figures/TimeLeft.tsx';
import { needState } from '../../../verification/face/needs/needText.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import type { CashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { destinationText, lockWords, periodPhrases } from '../lockWords.ts';
import { wayOfLock } from '../lockWay.ts';
import type { Lock } from '../parseWithdraw.ts';
import styles from './Preflight.module.css';

function textOf(app: AppServices, lock: Lock, format: CashierFormat): string {
  if (lock.reason === 'destination') return app.t(destinationText(lock));
  // Nothing is used of the period yet: there is no time that ends.
  const isUnused = lock.reason === 'period' && lock.until === null;
  const text = isUnused ? 'cashier:lock.text.periodNext' : lockWords[lock.reason].text;
  if (text === null) return lock.need === null ? '' : needState(app, lock.need);
  const bound = lock.bound === null ? '' : format.inText(format.brief(lock.bound));
  return app.t(text, { bound, period: app.t(periodPhrases[lock.period] ?? 'cashier:lock.period.day') });
}

/** One reason why money is locked: its amount, a sentence, the time left, and the button that mends it. */
export function LockRow({ lock }: { readonly lock: Lock }) {
  const app = useApp();
  const { t, href } = app;
  const format = useCashierFormat();
  const way = wayOfLock(app, lock);
  const words = lockWords[lock.reason];
  const text = textOf(app, lock, format);
  return (
    <li className={styles['lock']}>
      <span className={styles['glyph']}>
        <Icon of={words.icon} size={20} />
      </span>
      <span className={styles['words']}>
        <span className={styles['head']}>
          <b className={styles['title']}>{t(words.title)}</b>
          {lock.amount.minor > 0n ? (
            <Amount className={styles['sum']} text={format.money(lock.amount)} />
          ) : (
            <Pill>{t('cashier:lock.also')}</Pill>
          )}
        </span>
        {text !== '' && <span className={styles['why']}>{text}</span>}
        {lock.until !== null && (
          <span className={styles['left']}>
            <Icon of={clockIcon} size={16} />
            <span>
              {t('cashier:lock.until')}{' '}
              <bdi>
                <TimeLeft until={lock.until} />
              </bdi>
            </span>
          </span>
        )}
        {way && (
          <span className={styles['way']}>
            <Button size="sm" {...('path' in way ? { href: hrefOf(way.path, href) } : { onClick: () => way.open() })}>
              {t(way.label)}
            </Button>
          </span>
        )}
      </span>
    </li>
  );
}

/** 3-36: a configured link may lead to another site. */
const hrefOf = (path: string, href: (path: string) => string): string => (path.startsWith('/') ? href(path) : path);
