import { parseTextMarkers } from '../../shared/text/textMarkers.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { TextWithMarkers } from '../../ui/basics/TextWithMarkers.tsx';
import { useApp } from '../AppContext.tsx';
import { RichText } from '../richText/RichText.tsx';
import type { AskedContent } from './ConfirmContent.ts';
import type { DialogProps } from '../dialogs.ts';

/** The dialog component of `confirm`. */
export function ConfirmQuestion({ props, close, frame }: DialogProps<AskedContent, boolean>) {
  const { t, locale } = useApp();
  const nodes = parseTextMarkers(props.content, { locale: locale.code, defaultLocale: locale.defaultCode });
  return (
    <ConfirmDialog
      {...frame}
      title={props.title}
      labelAgree={props.textAgree}
      labelReject={props.textReject}
      labelClose={t('core:close')}
      tone={props.tone}
      onAnswer={close}
    >
      {nodes.length > 0 && (
        <p>
          <TextWithMarkers nodes={nodes} />
        </p>
      )}
      {props.added !== undefined && <RichText nodes={props.added} labelTable={props.title} />}
    </ConfirmDialog>
  );
}
