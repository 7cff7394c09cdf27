import { Fragment } from 'react';
import type { ApiHook, ApiParameter } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { parametersOf } from '#model/api-content';
import { useApi } from '../context.ts';
import { Members } from './Members.tsx';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';
import { signatureOf } from './signatureOf.ts';
import { TypeCode, TypeLine } from './TypeCode.tsx';
import styles from './HookBody.module.css';

/** Signature, parameters and return value of a hook. `prefix` keeps ids unique on a page with several hooks. */
export function HookBody({ hook, prefix = '', level = 2 }: { hook: ApiHook; prefix?: string; level?: 2 | 3 }) {
  const { t, CodeBlock } = useApi();
  const { name, signatures, parameterMembers, returnMembers, examples } = hook;
  const parameters = parametersOf(hook);
  const rowLevel = level === 2 ? 3 : 4;
  const [first] = signatures;
  return (
    <>
      <Section id={`${prefix}signature`} title={t('apiSignature')} level={level}>
        {signatures.map((signature, index) => (
          <pre key={index} className={styles['signature']} tabIndex={0} dir="ltr">
            <TypeCode of={signatureOf(name, signature)} />
          </pre>
        ))}
      </Section>
      {parameters.length > 0 && (
        <Section id={`${prefix}parameters`} title={t('apiParameters')} level={level}>
          <ul className={styles['parameters']}>
            {parameters.map((parameter) => (
              <Parameter key={parameter.name} id={anchorOf.parameter(name, parameter.name)} of={parameter} />
            ))}
          </ul>
          {parameterMembers.length > 0 && (
            <Members owner={name} members={parameterMembers} anchorOf={anchorOf.parameter} level={rowLevel} />
          )}
        </Section>
      )}
      <Section id={`${prefix}returns`} title={t('apiReturns')} level={level}>
        {first && (
          <p>
            <TypeCode of={first.returns.type} />
          </p>
        )}
        {first && <RichText of={first.returns.description} />}
        {returnMembers.length > 0 && (
          <Members owner={name} members={returnMembers} anchorOf={anchorOf.returned} level={rowLevel} />
        )}
      </Section>
      {examples.length > 0 && (
        <Section id={`${prefix}examples`} title={t('apiExamples')} level={level}>
          {examples.map((example, index) => (
            <CodeBlock key={index} language="tsx">
              <code className="language-tsx">{example}</code>
            </CodeBlock>
          ))}
        </Section>
      )}
    </>
  );
}

function Parameter({ id, of: { name, type, description } }: { id: string; of: ApiParameter }) {
  return (
    <li id={id}>
      <TypeLine>
        <code>{name}</code>
        {type && (
          <Fragment>
            {': '}
            <TypeCode of={type} />
          </Fragment>
        )}
      </TypeLine>
      <RichText of={description} />
    </li>
  );
}
