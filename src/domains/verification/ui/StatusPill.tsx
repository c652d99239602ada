import { Pill } from '../../../ui/blocks/Pill.tsx';
import type { PillProps } from '../../../ui/blocks/Pill.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { VerificationStatus } from '../api.ts';

const looks: Readonly<Record<VerificationStatus, Omit<PillProps, 'children'>>> = {
  none: {},
  started: { hasDot: true },
  pending: { tone: 'accent', hasDot: true },
  approved: { tone: 'money', icon: checkIcon },
  rejected_retry: { tone: 'danger' },
  rejected_final: { tone: 'danger' },
};

export function StatusPill({ status }: { readonly status: VerificationStatus }) {
  const { t } = useApp();
  return <Pill {...looks[status]}>{t(`verification:pill.${status}`)}</Pill>;
}
