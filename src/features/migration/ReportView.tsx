import { fillIn } from '#lib/fill-in';
import { FIXES } from '#model/migration';
import { planNames } from '#model/plan-names';
import { commandOf, type Report, type Undecided } from '#services/migration/browser';
import { copyText } from '#ui/browser';
import { progressOf } from './assistantState.ts';
import { FindingList } from './FindingList.tsx';
import { FixBadge } from './FixBadge.tsx';
import type { MigrationProps } from './props.ts';
import { SilentList } from './SilentList.tsx';
import type { TickProps } from './Tick.tsx';

interface Props extends MigrationProps, TickProps {
  report: Report;
  isShared: boolean;
  onCopy: (button: HTMLButtonElement) => void;
  onShare: (button: HTMLButtonElement) => void;
}

/** Everything that was found, the commands first. */
export function ReportView({ report, isShared, onCopy, onShare, texts, products, prefix, done, onTick }: Props) {
  const { findings, silent, undecided, codemods } = report;
  const progress = progressOf(report, done);
  const tick = { done, onTick };
  return (
    <>
      {isShared && <p className="migration-note">{texts.migrationSharedNote}</p>}
      <Uses report={report} texts={texts} products={products} />
      {findings.length > 0 && (
        <ul className="migration-fixes">
          {FIXES.map((fix) => (
            <li key={fix}>
              <FixBadge fix={fix} texts={texts} /> {findings.filter((one) => one.fix === fix).length}
            </li>
          ))}
        </ul>
      )}
      {codemods.length > 0 && (
        <section>
          <h3>{texts.migrationCommands}</h3>
          <p>{texts.migrationCommandsHint}</p>
          {codemods.map((codemod) => (
            <div key={codemod} className="migration-command">
              <pre tabIndex={0}>
                <code>{commandOf(codemod)}</code>
              </pre>
              <button
                type="button"
                className="ui-button"
                onClick={({ currentTarget }) => void copyText(commandOf(codemod), { button: currentTarget })}
              >
                {texts.migrationCopyCommand}
              </button>
            </div>
          ))}
        </section>
      )}
      <FindingList findings={findings} texts={texts} prefix={prefix} {...tick} />
      {silent.length > 0 && (
        <section>
          <h3>{texts.migrationSilent}</h3>
          <SilentList silent={silent} prefix={prefix} {...tick} />
        </section>
      )}
      {undecided.length > 0 && (
        <section>
          <h3>{texts.migrationUndecided}</h3>
          <ul className="migration-undecided">
            {undecided.map((one, index) => (
              <li key={index}>
                <UndecidedText undecided={one} texts={texts} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {progress.all > 0 && (
        <div className="migration-actions">
          <span>{fillIn(texts.migrationProgress, progress)}</span>
          <button type="button" className="ui-button" onClick={({ currentTarget }) => onCopy(currentTarget)}>
            {texts.migrationCopy}
          </button>
          <button type="button" className="ui-button" onClick={({ currentTarget }) => onShare(currentTarget)}>
            {texts.migrationShare}
          </button>
        </div>
      )}
    </>
  );
}

function Uses({ report, texts, products }: Pick<Props, 'report' | 'texts' | 'products'>) {
  if (report.products.length === 0) return null;
  const names = report.products.map(({ folder, plans, from }) => {
    const product = products.find((one) => one.folder === folder);
    return `${product?.name} (${plans.map((plan) => planNames(texts)[plan]).join(', ')}, v${from})`;
  });
  return <p>{`${texts.migrationUses} ${[...names, ...report.dateLibraries].join(' · ')}`}</p>;
}

function UndecidedText({
  undecided: { why, file, line, name },
  texts,
}: { undecided: Undecided } & Pick<Props, 'texts'>) {
  return (
    <>
      <code>{line === undefined ? file : `${file}:${line}`}</code> {name && <code>{name}</code>}{' '}
      {texts[`migration_${why}`]}
    </>
  );
}
