import { Fragment } from 'react';
import { fillIn } from '#lib/fill-in';
import type { ApiChange, OwnerChanges, Substitute } from '#model/api-changes';
import type { ApiFolder } from '#model/api-folders';
import type { Fact } from '#model/api-history';
import { Badge } from '#ui';
import { familiesOf } from './families.ts';
import type { ChangesTexts } from './texts.ts';

export interface ProductChanges {
  folder: ApiFolder;
  name: string;
  owners: readonly OwnerChanges[];
  substitutes: readonly Substitute[];
}

export interface ChangeListProps {
  products: readonly ProductChanges[];
  texts: ChangesTexts;
  /** The row of a fact in the reference, if it has one. */
  addressOf: (folder: ApiFolder, fact: Fact) => string | undefined;
}

/** Changes by product and export. Its class names are plain, because the browser renders it too. */
export function ChangeList({ products, texts, addressOf }: ChangeListProps) {
  return products.map(({ folder, name, owners, substitutes }) => (
    <section key={folder} className="changes-product" aria-labelledby={folder}>
      <h2 id={folder}>
        {name} <small>{countOf(owners)}</small>
      </h2>
      {substitutes.map(({ packageName, wanted, shown }) => (
        <p key={packageName + wanted} className="changes-note">
          {fillIn(texts.changesSubstitute, { package: packageName, wanted, shown })}
        </p>
      ))}
      {owners.length === 0 && <p>{texts.changesNothing}</p>}
      {familiesOf(owners).map(({ owners: family, changes }) => (
        <div key={family[0]} className="changes-owner">
          <h3>
            {family.map((owner, index) => (
              <Fragment key={owner}>
                {index > 0 && ', '}
                <Name of={owner} href={addressOf(folder, { owner })} />
              </Fragment>
            ))}
          </h3>
          <ul>
            {changes.map((change) => (
              <Change
                key={`${change.kind} ${change.fact.member?.kind ?? ''} ${change.fact.member?.name ?? ''}`}
                change={change}
                texts={texts}
                href={addressOf(folder, change.fact)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

export function countOf(owners: readonly OwnerChanges[]): number {
  return owners.reduce((sum, { changes }) => sum + changes.length, 0);
}

interface ChangeProps {
  change: ApiChange;
  texts: ChangesTexts;
  href: string | undefined;
}

function Change({ change: { kind, fact, before, after, plan }, texts, href }: ChangeProps) {
  return (
    <li data-change={kind}>
      <b>{texts[`changes_${kind}`]}</b>{' '}
      {fact.member && (
        <>
          <Name of={fact.member.name} href={href} /> <i>{fact.member.kind}</i>{' '}
        </>
      )}
      {plan && <Badge tone={plan}>{texts[plan]}</Badge>} {detailOf(kind, before, after, texts)}
    </li>
  );
}

function detailOf(kind: ApiChange['kind'], before: string | undefined, after: string | undefined, texts: ChangesTexts) {
  switch (kind) {
    case 'required':
      return after === 'required' ? texts.changesRequired : texts.changesOptional;
    case 'deprecated':
      return after && <span lang="en">{after.replaceAll('`', '')}</span>;
    case 'renamed':
      return after && <code>{after}</code>;
    case 'type':
    case 'default':
      return (
        <>
          {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
        </>
      );
    case 'added':
    case 'removed':
      return null;
  }
}

function Name({ of: name, href }: { of: string; href: string | undefined }) {
  return href ? (
    <a href={href}>
      <code>{name}</code>
    </a>
  ) : (
    <code>{name}</code>
  );
}
