import { OperatorError } from '../../../OperatorError.ts';
import type { OperatorCore } from '../../../module.ts';

/** 3-12: without the feature there are no such methods. */
export function demandExports({
  isGameHistoryExportEnabled,
}: Pick<OperatorCore['config'], 'isGameHistoryExportEnabled'>): void {
  if (!isGameHistoryExportEnabled) throw new OperatorError('MethodNotFoundException', 'There is no such method');
}
