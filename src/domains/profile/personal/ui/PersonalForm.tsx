import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useDraft } from '../../../../kernel/forms/useDraft.ts';
import { DefinedField } from '../../face/fields/DefinedField.tsx';
import { FieldsState } from '../../face/fields/FieldsState.tsx';
import type { PersonalField } from '../../face/fields/PersonalField.ts';
import { settingsStore } from '../../SettingsStore.ts';
import { SaveNotice } from '../../ui/SaveNotice.tsx';
import styles from './PersonalForm.module.css';

/** The form of the operator's fields. It can be saved once something has changed. */
export const PersonalForm = observer(function PersonalForm() {
  const { t } = useApp();
  const { personal } = useStore(settingsStore);
  useDraft('personal', { read: () => personal.typed, restore: (texts) => void personal.carryOn(texts) });
  return (
    <Form className={styles['form']} onSubmit={() => personal.save()}>
      <div className={styles['fields']}>
        {personal.fields.map((definition) => (
          <OneField key={definition.sysname} definition={definition} />
        ))}
      </div>
      <FieldsState status={personal.status} hasFields onRetry={() => personal.reload()} />
      <SaveNotice problem={personal.problem} saved={personal.isSaved ? t('profile:personal.saved') : null} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isDisabled={!personal.canSave} isPending={personal.form.isSubmitting}>
          {t('profile:save')}
        </Button>
        {personal.isChanged && (
          <Button variant="quiet" onClick={() => personal.discard()}>
            {t('profile:discard')}
          </Button>
        )}
      </div>
    </Form>
  );
});

const OneField = observer(function OneField({ definition }: { readonly definition: PersonalField }) {
  const { personal } = useStore(settingsStore);
  const hint = useHint(definition);
  const field = personal.form.fields[definition.sysname];
  if (field === undefined) return null;
  return (
    <DefinedField
      definition={definition}
      field={field}
      hasEmptyEntry={!definition.isRequired}
      hint={hint}
      onCountry={(code) => void personal.changeCountry(code)}
    />
  );
});

/** Why the field is locked, or which number is stored. */
function useHint({ sysname, lock }: PersonalField): string | undefined {
  const { t } = useApp();
  const { personal } = useStore(settingsStore);
  if (lock !== '') return t(`profile:locked.${lock}`);
  const stored = sysname === 'document_number' ? personal.storedNumber : '';
  return stored === '' ? undefined : t('profile:personal.storedNumber', { number: `\u2066${stored}\u2069` });
}
