import { useApp } from '../../../kernel/AppContext.tsx';
import { formatDate } from '../../../shared/dates/formatDate.ts';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import type { Program } from '../parseLoyalty.ts';

/** When a programme holds. Its days are UTC days: the same for the server and every visitor. */
export function ProgramPeriod({ program }: { readonly program: Program }) {
  const { t } = useApp();
  const { startsAt, endsAt, isRunning } = program;
  if (startsAt === null || endsAt === null) return <Pill>{t('loyalty:programs.always')}</Pill>;
  const day = (at: number) => formatDate(at, 'UTC');
  return (
    <Pill icon={clockIcon}>
      {isRunning
        ? t('loyalty:programs.until', { day: day(endsAt) })
        : t('loyalty:programs.from', { from: day(startsAt), to: day(endsAt) })}
    </Pill>
  );
}
