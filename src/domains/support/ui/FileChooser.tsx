import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { attachIcon, closeIcon } from '../../../ui/basics/icons.ts';
import { tellEarly } from '../../../ui/form/tellEarly.ts';
import type { AttachedFile, Attachments } from '../Attachments.ts';
import styles from './FileChooser.module.css';

/** Shown to the file dialog only; the operator judges by the content. */
const accepted = 'image/jpeg,image/png,image/webp,application/pdf';

/** The files of a message: a native file field that looks like a button, and what has become of each file. */
export const FileChooser = observer(function FileChooser({ files }: { readonly files: Attachments }) {
  const { t } = useApp();
  const id = useId();
  return (
    <div className={styles['files']}>
      <label className={styles['add']}>
        <Icon of={attachIcon} size={18} />
        {t('support:files.add')}
        <input
          ref={tellEarly}
          type="file"
          className={styles['input']}
          multiple
          accept={accepted}
          aria-describedby={id}
          onChange={({ target }) => {
            void files.add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={id} className={styles['hint']}>
        {t('support:files.hint')}
      </p>
      <ul className={styles['list']} aria-live="polite">
        {files.files.map((file) => (
          <File key={file.key} file={file} files={files} />
        ))}
      </ul>
      {files.isTooMany && (
        <p className={styles['fault']} role="alert">
          {t('support:files.tooMany')}
        </p>
      )}
    </div>
  );
});

function File({ file, files }: { readonly file: AttachedFile; readonly files: Attachments }) {
  const { t } = useApp();
  const { key, name, bytes, id, fault } = file;
  const state = fault ?? (id === '' ? 'sending' : 'ready');
  return (
    <li className={styles['file']}>
      <span className={styles['about']}>
        <bdi className={styles['name']}>{name}</bdi>
        <span className={fault === null ? styles['hint'] : styles['fault']}>
          {`${t('support:files.size', { size: Math.max(1, Math.round(bytes / 1024)) })} · ${t(`support:files.${state}`)}`}
        </span>
      </span>
      {fault === 'failed' && (
        <Button size="sm" onClick={() => files.retry(key)}>
          {t('support:files.retry')}
        </Button>
      )}
      <IconButton
        size="sm"
        variant="quiet"
        icon={closeIcon}
        label={t('support:files.remove', { name })}
        onClick={() => files.remove(key)}
      />
    </li>
  );
}
