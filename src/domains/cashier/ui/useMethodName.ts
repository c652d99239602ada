import { useApp } from '../../../kernel/AppContext.tsx';

/** The shown name of a method: brands keep their own, other methods are translated. */
export function useMethodName(): (sysname: string, name: string) => string {
  const { t } = useApp();
  return (sysname, name) => (sysname === 'card' ? t('cashier:card') : name);
}
