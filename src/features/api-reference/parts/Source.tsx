import { useApi } from '../context.ts';
import { Section } from './Section.tsx';

/** Link to the source code at the documented version. */
export function Source({ file }: { file: string }) {
  const { t, sourceAddress } = useApi();
  return (
    <Section id="source" title={t('source')}>
      <p>
        <a className="external-link" href={sourceAddress(file)} rel="noopener">
          <code>{file}</code>
        </a>
      </p>
    </Section>
  );
}
