import { fillIn } from '#lib/fill-in';
import { packageOf } from '#lib/package-name';
import { Fragment, type ReactNode } from 'react';
import { mark } from '#lib/hook';
import type { ApiImport } from '#model/api';
import { NO_COPY } from '#model/hooks';
import { useApi } from '../context.ts';
import { ImportCost } from './ImportCost.tsx';
import { More } from './More.tsx';
import styles from './Imports.module.css';

interface ImportsProps {
  imports: readonly ApiImport[];
  /** The usage key of what is imported. */
  cost?: string;
  /** What follows the usual statement. */
  children?: ReactNode;
}

/** The usual import statement, ready to copy. */
export function Imports({ imports, cost, children }: ImportsProps) {
  const { t } = useApi();
  return (
    <section className={styles['imports']} id="import" aria-label={t('apiImport')}>
      <ImportLines of={imports.slice(0, 1)} />
      {cost && <ImportCost of={cost} />}
      {children}
    </section>
  );
}

/** All other valid import statements, collapsed. */
export function OtherImports({ of: [, ...others] }: { of: readonly ApiImport[] }) {
  const { t } = useApi();
  if (others.length === 0) return null;
  return (
    <More summary={fillIn(t('apiMoreImports'), { count: others.length })}>
      <ImportLines of={others} />
      {others.some(isDeep) && <p>{t('apiImportNote')}</p>}
    </More>
  );
}

function ImportLines({ of: imports }: { of: readonly ApiImport[] }) {
  const { CodeBlock, t } = useApi();
  return (
    <CodeBlock language="tsx">
      <code className="language-tsx">
        {imports.map((line, index) => (
          <Fragment key={line.from}>
            {index > 0 && !isSamePackage(line, imports[index - 1]) && <CommentLine text={t('apiOr')} />}
            <ImportLine of={line} isLast={index === imports.length - 1} />
          </Fragment>
        ))}
      </code>
    </CodeBlock>
  );
}

/** Wraps only colored tokens, because a page of small components has hundreds of these lines. */
function ImportLine({ of: { from, name, isType }, isLast }: { of: ApiImport; isLast: boolean }) {
  return (
    <span className="line">
      <Token kind="keyword">{isType ? 'import type' : 'import'}</Token>
      {` { ${name} } `}
      <Token kind="keyword">from</Token> <Token kind="string">{`'${from}'`}</Token>
      {isLast ? ';' : ';\n'}
    </span>
  );
}

/** Separates alternative packages; excluded from copying. */
function CommentLine({ text }: { text: string }) {
  return (
    <span className="line" {...mark(NO_COPY)}>
      <Token kind="comment">{`// ${text}`}</Token>
      {'\n'}
    </span>
  );
}

function Token({ kind, children }: { kind: string; children: ReactNode }) {
  return <span className={`token ${kind}`}>{children}</span>;
}

function isSamePackage(a: ApiImport, b: ApiImport | undefined): boolean {
  return packageOf(a.from) === packageOf(b?.from ?? '');
}

/** A deep import instead of the package root. */
function isDeep({ from }: ApiImport): boolean {
  return from !== packageOf(from);
}
