import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { FieldCheckbox } from '../../../../kernel/forms/FieldInput.tsx';
import type { FormField } from '../../../../kernel/forms/FormStore.ts';
import { contentPath } from '../../../content/paths.ts';

/** Stands in the sentence where the link goes; no language writes it. */
const LINK = '\uFFFC';

/** 5-57: the player's age and the terms, which can be read without losing what was typed. */
export const TermsField = observer(function TermsField({ field }: { readonly field: FormField }) {
  const { t } = useApp();
  const [before = '', after = ''] = t('forms:auth.terms', { link: LINK }).split(LINK);
  return (
    <FieldCheckbox
      field={field}
      name="terms"
      label={
        <>
          {before}
          <TermsLink />
          {after}
        </>
      }
      isRequired
    />
  );
});

/** Opens beside the form: in a new tab, or in the browser outside of a messenger. */
function TermsLink() {
  const { t, href, platform } = useApp();
  const address = href(contentPath('terms'));
  const openOutside = (event: MouseEvent) => {
    event.preventDefault();
    platform.openExternal(address);
  };
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={platform.can.windows ? undefined : openOutside}
    >
      {t('forms:auth.termsLink')}
    </a>
  );
}
