import { useApp } from '../../../kernel/AppContext.tsx';

/** 3-42: the shown name of a method: the content system's, in the player's language, or else the operator's. */
export function useMethodName(): (sysname: string, name: string) => string {
  const { methods } = useApp().content.config.cashier;
  return (sysname, name) => methods.find((method) => method.sysname === sysname)?.name || name;
}
