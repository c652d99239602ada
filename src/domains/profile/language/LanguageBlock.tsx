import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { globeIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { saveProblem } from '../saveProblem.ts';
import type { SaveProblem } from '../saveProblem.ts';
import { SaveNotice } from '../ui/SaveNotice.tsx';
import styles from '../ui/SmallForm.module.css';
import { changeLanguage } from './changeLanguage.ts';

/** The account's language. A button changes it, since another language is another page. */
export const LanguageBlock = observer(function LanguageBlock() {
  const app = useApp();
  const { t, locale } = app;
  const [chosen, choose] = useState(locale.code);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [known, setKnown] = useState<readonly string[] | null>(null);
  // 7-88: an account cannot have a language that the operator does not know. Without the list it refuses itself.
  useEffect(() => {
    app.call('GET metadata.get', { fields: ['languages'] }).then(
      (lists) => setKnown(lists.languages.map(({ code }) => code)),
      () => undefined,
    );
  }, [app]);
  const languages = locale.all.filter(({ code }) => known === null || code === locale.code || known.includes(code));
  const change = async () => {
    if (isBusy || chosen === locale.code) return;
    setProblem(null);
    setBusy(true);
    const isLeaving = await changeLanguage(app, chosen).catch((error: unknown) => {
      setProblem(saveProblem(error));
      return false;
    });
    if (!isLeaving) setBusy(false);
  };
  return (
    <IconCard icon={globeIcon} title={t('core:language')} lead={t('profile:language.lead')}>
      <Form className={styles['form']} onSubmit={change}>
        <Select
          label={t('profile:language.label')}
          name="language"
          value={chosen}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={choose}
        />
        <SaveNotice problem={problem} saved={null} />
        <div className={styles['actions']}>
          <Button type="submit" isDisabled={chosen === locale.code} isPending={isBusy}>
            {t('profile:language.change')}
          </Button>
        </div>
      </Form>
    </IconCard>
  );
});
