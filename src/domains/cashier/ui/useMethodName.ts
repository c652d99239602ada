import { useApp } from '../../../kernel/AppContext.tsx';

/** A method by its name: a brand keeps its own, what is no brand is said in the player's language. */
export function useMethodName(): (sysname: string, name: string) => string {
  const { t } = useApp();
  return (sysname, name) => (sysname === 'card' ? t('cashier:card') : name);
}
