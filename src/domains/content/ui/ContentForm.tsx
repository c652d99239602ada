import { useId } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import type { ContentFormName, PageBlock } from '../../../shared/content/contentPage.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { gameHallPath } from '../../games/paths.ts';
import styles from './ContentForm.module.css';

interface Target {
  /** A path of this site; content names none, so that no form can be sent elsewhere. */
  readonly path: string;
  readonly field: string;
  readonly type: 'search' | 'text';
  readonly flags: readonly string[];
}

const targets: Readonly<Record<ContentFormName, Target>> = {
  search: { path: gameHallPath, field: 'query', type: 'search', flags: [] },
  // 2.8-1, 2.8-6: the code is kept, and a guest is shown the registration.
  promo: { path: '/', field: 'promo_code', type: 'text', flags: ['show_popup_reg'] },
};

type Props = Pick<Extract<PageBlock, { readonly kind: 'form' }>, 'form' | 'text' | 'label' | 'button'>;

/** A form of one field that leads to a page of the site with what was typed. It works without scripts. */
export function ContentForm({ form, text, label, button }: Props) {
  const { t, href } = useApp();
  const markers = useMarkers();
  const id = useId();
  const { path, field, type, flags } = targets[form];
  const own = {
    search: { label: t('content:form.search.label'), send: t('content:form.search.send') },
    promo: { label: t('content:form.promo.label'), send: t('content:form.promo.send') },
  }[form];
  return (
    <form className={styles['form']} action={href(path)} method="get">
      {text !== '' && <p className={styles['text']}>{markers.nodes(text)}</p>}
      <label className={styles['label']} htmlFor={id}>
        {label === '' ? own.label : markers.nodes(label)}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['input']}
          name={field}
          type={type}
          required
          maxLength={60}
          autoComplete="off"
        />
        {flags.map((flag) => (
          <input key={flag} type="hidden" name={flag} value="1" />
        ))}
        <Button type="submit" variant="primary">
          {button === '' ? own.send : markers.nodes(button)}
        </Button>
      </div>
    </form>
  );
}
