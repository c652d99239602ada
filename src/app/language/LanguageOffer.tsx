import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import type { LocaleOption } from '../../kernel/stores.ts';
import type { NoticeBodyProps } from '../../kernel/views.ts';
import { rememberLocale } from '../../lib/localeCookie.ts';
import { withLocale } from '../../shared/locale/localePath.ts';
import { Button } from '../../ui/basics/Button.tsx';
import styles from './LanguageOffer.module.css';

export interface Offer {
  readonly language: LocaleOption;
  /** In that language, like the question. */
  readonly accept: string;
  readonly decline: string;
}

/** A question in another language: its answers lead to the same page in it, or keep this page's language for good. */
export const LanguageOffer = observer(function LanguageOffer({ text, data, close }: NoticeBodyProps<Offer>) {
  const { session, place, locale } = useApp();
  const { code, dir } = data.language;
  const { isPlayer } = session;
  // A player's language is their account's.
  useEffect(() => {
    if (isPlayer) close();
  }, [isPlayer, close]);
  const decline = () => {
    rememberLocale(locale.code);
    close();
  };
  return (
    <div className={styles['offer']} lang={code} dir={dir}>
      <span>{text}</span>
      <div className={styles['answers']}>
        <Button
          size="sm"
          variant="primary"
          href={withLocale(place.path + place.search + place.hash, code, locale.defaultCode)}
        >
          {data.accept}
        </Button>
        <Button size="sm" onClick={decline}>
          {data.decline}
        </Button>
      </div>
    </div>
  );
});
