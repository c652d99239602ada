import { confirm } from '../../kernel/confirm.ts';
import { waitText } from '../../kernel/figures/waitText.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { WheelFault } from './faultOf.ts';

/** 2.10-31, 8-25: what has gone wrong, with a button that closes it. Nothing for a failure that has a page of its own. */
export async function tellFault(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 't'>,
  fault: WheelFault | null,
): Promise<void> {
  if (fault === null || (fault.refusal === null && fault.problem === null)) return;
  const { t } = app;
  const content =
    fault.refusal === null
      ? t(`forms:auth.${fault.problem?.code ?? 'failed'}`, { wait: waitText(t, fault.problem?.seconds ?? 0) })
      : t(`wheel:errors.${fault.refusal}`);
  await confirm(app, 'wheel.error', { title: t('wheel:errors.title'), content, textAgree: t('core:close') });
}
