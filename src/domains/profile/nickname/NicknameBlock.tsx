import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { nicknameIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { FieldInput } from '../../../kernel/forms/FieldInput.tsx';
import { settingsStore } from '../SettingsStore.ts';
import { SaveNotice } from '../ui/SaveNotice.tsx';
import styles from '../ui/SmallForm.module.css';

/** 7-4, 9-1: the name that other players see. */
export const NicknameBlock = observer(function NicknameBlock() {
  const { t } = useApp();
  const { nickname } = useStore(settingsStore);
  const { fakename } = nickname.form.fields;
  useDraft('nickname', {
    read: () => (nickname.isChanged ? { fakename: fakename.value } : null),
    restore: (texts) => fakename.change(texts['fakename'] ?? fakename.value),
  });
  return (
    <IconCard icon={nicknameIcon} title={t('profile:nickname.title')} lead={t('profile:nickname.lead')}>
      <Form className={styles['form']} onSubmit={() => nickname.save()}>
        <FieldInput
          field={fakename}
          label={t('forms:fields.fakename')}
          hint={t('profile:nickname.hint')}
          name="fakename"
          autoComplete="nickname"
        />
        <SaveNotice problem={nickname.problem} saved={nickname.isSaved ? t('profile:nickname.saved') : null} />
        <div className={styles['actions']}>
          <Button type="submit" isDisabled={!nickname.isChanged} isPending={nickname.form.isSubmitting}>
            {t('profile:nickname.save')}
          </Button>
        </div>
      </Form>
    </IconCard>
  );
});
