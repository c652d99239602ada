import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { Button } from '../../ui/basics/Button.tsx';
import { EmptyState } from '../../ui/blocks/EmptyState.tsx';
import { LeadEnd } from '../../ui/basics/LeadEnd.tsx';
import { useShownPlace } from '../useShownPlace.ts';
import { SystemPicture } from './SystemPicture.tsx';
import type { SystemPictureName } from './SystemPicture.tsx';

interface Props {
  /** Key of its words in the `system` catalogue, and of its picture. */
  readonly name: SystemPictureName;
  /** Target of its button (2.11-2); null to retry this address. */
  readonly target: string | null;
  /** A second action beside the button. */
  readonly more?: ReactNode;
}

/** 2.11-1: a picture, a header, a description and a button. */
export const SystemPage = observer(function SystemPage({ name, target, more }: Props) {
  const { t, href } = useApp();
  const place = useShownPlace();
  return (
    <>
      <EmptyState
        level={1}
        picture={<SystemPicture name={name} />}
        title={t(`system:${name}.title`)}
        text={t(`system:${name}.text`)}
        action={
          <>
            <Button variant="primary" href={href(target ?? place.path + place.search)}>
              {t(`system:${name}.button`)}
            </Button>
            {more}
          </>
        }
      />
      <LeadEnd />
    </>
  );
});
