import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { chevronDownIcon, closeIcon, searchIcon } from '../../../ui/basics/icons.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { faqStore } from '../FaqStore.ts';
import styles from './Questions.module.css';

/** The frequent questions with their search. */
export const Questions = observer(function Questions() {
  const { t } = useApp();
  const store = useStore(faqStore);
  const id = useId();
  const isSearching = store.query.trim() !== '';
  const count = store.found.length;
  return (
    <section className={styles['questions']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('support:faq.title')}
      </h2>
      <TextInput
        label={t('support:faq.search')}
        isLabelHidden
        isRound
        name="faq"
        type="search"
        icon={searchIcon}
        placeholder={t('support:faq.placeholder')}
        maxLength={80}
        value={store.query}
        onChange={(query) => store.search(query)}
        end={
          isSearching && (
            <IconButton
              size="sm"
              variant="quiet"
              icon={closeIcon}
              label={t('support:faq.clear')}
              onClick={() => store.search('')}
            />
          )
        }
      />
      <p className={styles['count']} role="status">
        {isSearching && (count > 0 ? t('support:faq.found', { count }) : t('support:faq.none'))}
      </p>
      <Found />
    </section>
  );
});

const Found = observer(function Found() {
  const { t } = useApp();
  const store = useStore(faqStore);
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (store.status !== 'ready') {
    return (
      <LoadingBlock>
        {Array.from({ length: 6 }, (_row, index) => (
          <Skeleton key={index} height="52px" />
        ))}
      </LoadingBlock>
    );
  }
  if (store.questions.length === 0) return <p className={styles['count']}>{t('support:faq.empty')}</p>;
  return (
    <ul className={styles['list']}>
      {store.found.map(({ id, question, answer }) => (
        <li key={id}>
          <details className={styles['item']}>
            <summary className={styles['question']}>
              <span>{question}</span>
              <Icon className={styles['arrow']} of={chevronDownIcon} size={20} />
            </summary>
            <div className={styles['answer']}>
              {answer.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
});
