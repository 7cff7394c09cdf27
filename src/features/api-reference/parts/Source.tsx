import { useApi } from '../context.ts';
import { Section } from './Section.tsx';

/** The code behind the page, at the version the page describes. */
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
