import { useApp } from '../../../../kernel/AppContext.tsx';
import type { PersonalField } from './PersonalField.ts';

/** The name of a field: the site's for the sysnames that it knows, else the operator's. */
export function useFieldLabel(): (field: Pick<PersonalField, 'sysname' | 'label'>) => string {
  const { t } = useApp();
  return ({ sysname, label }) => t(`forms:fields.${sysname}`, { defaultValue: label || sysname });
}
