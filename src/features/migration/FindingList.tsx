import { fillIn } from '#lib/fill-in';
import { byFile, type Finding, pathOf } from '#services/migration/browser';
import { FixBadge } from './FixBadge.tsx';
import { Prose } from './Prose.tsx';
import type { MigrationProps } from './props.ts';
import { Tick, type TickProps } from './Tick.tsx';

const MOST_LINES = 12;

interface Props extends Pick<MigrationProps, 'texts' | 'prefix'>, TickProps {
  findings: readonly Finding[];
}

/** The findings of each file. */
export function FindingList({ findings, ...around }: Props) {
  return [...byFile(findings)].map(([file, list]) => (
    <details key={file} className="migration-file" open>
      <summary>
        <code>{file}</code> <span>{list.length}</span>
      </summary>
      <ul>
        {list.map((finding) => (
          <Row key={finding.id} finding={finding} {...around} />
        ))}
      </ul>
    </details>
  ));
}

function Row({ finding, texts, prefix, ...tick }: Omit<Props, 'findings'> & { finding: Finding }) {
  const { id, name, lines, fix, use, diff, doubt, title } = finding;
  const shown = lines.slice(0, MOST_LINES).join(', ');
  return (
    <li>
      <Tick id={id} label={fillIn(texts.migrationDone, { name })} {...tick}>
        <p>
          <span className="migration-lines">
            {fillIn(texts.migrationLines, { lines: lines.length > MOST_LINES ? `${shown}, …` : shown })}
          </span>{' '}
          <code>{name}</code> <FixBadge fix={fix} texts={texts} />
        </p>
        {diff ? (
          <pre>
            <del>{diff.before}</del>
            <ins>{diff.after}</ins>
          </pre>
        ) : (
          use && (
            <p lang="en">
              → <Prose text={use} />
            </p>
          )
        )}
        {doubt && <p className="migration-doubt">{texts[`migration_${doubt}`]}</p>}
        <p>
          <a href={prefix + pathOf(finding)} lang="en">
            {title}
          </a>
        </p>
      </Tick>
    </li>
  );
}
