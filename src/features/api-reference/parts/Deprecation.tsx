import { TriangleAlert } from 'lucide';
import type { ApiText } from '#model/api';
import { Icon } from '#ui';
import { useApi } from '../context.ts';
import { RichText } from './RichText.tsx';
import styles from './Deprecation.module.css';

/** Deprecation notice, placed before all other content. */
export function Deprecation({ text }: { text: ApiText | undefined }) {
  const { t } = useApi();
  if (!text) return null;
  return (
    <div className={styles['note']} role="note" aria-label={t('apiDeprecated')}>
      <Icon of={TriangleAlert} size={20} />
      <div>
        <strong>{t('apiDeprecatedNote')}</strong>
        <RichText of={text} />
      </div>
    </div>
  );
}
