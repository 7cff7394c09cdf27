import { fillIn } from '#lib/fill-in';
import { mark } from '#lib/hook';
import { API_CHANGES } from '#model/hooks';
import type { ReleasePair, UsualPair } from '#model/api-changes';
import { RoomProps } from '#services/parts';
import { FilterField } from '#ui';
import { ChangeList, type ChangeListProps, countOf } from './ChangeList.tsx';

import { COMPARE_FORM, COMPARE_STATUS, COMPARISON } from './hooks.ts';
import { COMPARE_ID, type CompareProps } from './props.ts';
import './changes.css';

export interface ChangesPageProps extends ChangeListProps {
  pair: ReleasePair;
  /** The pages of the usual pairs. */
  links: readonly { id: UsualPair; label: string; href: string; isCurrent: boolean }[];
  label: string;
  /** The same changes for programs. */
  files: readonly { label: string; href: string }[];
  room: CompareProps;
}

/** The changes between two releases. Without a script, the list is complete, and links lead to the other usual pairs. */
export function ChangesPage({ pair, links, label, files, products, texts, addressOf, room }: ChangesPageProps) {
  const count = products.reduce((sum, { owners }) => sum + countOf(owners), 0);
  return (
    <div className="changes" data-wide="" {...mark(API_CHANGES)}>
      <nav className="changes-pairs" aria-label={label}>
        {links.map(({ id, label: text, href, isCurrent }) => (
          <a key={id} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </a>
        ))}
        {files.map(({ label: text, href }) => (
          <a key={href} href={href} rel="alternate">
            {text}
          </a>
        ))}
      </nav>
      <div id={COMPARE_ID} {...mark(COMPARISON)}>
        <form className="changes-bar needs-script" role="search" aria-label={label} {...mark(COMPARE_FORM)}>
          <ReleaseChoice name="from" label={texts.changesFrom} value={pair.from} />
          <ReleaseChoice name="to" label={texts.changesTo} value={pair.to} />
          <FilterField className="changes-filter" label={texts.changesFilter} name="words" />
          <span role="status" dir="auto" {...mark(COMPARE_STATUS, texts.changesFailed)}>
            {fillIn(texts.changesCount, { count })}
          </span>
        </form>
        <ChangeList products={products} texts={texts} addressOf={addressOf} />
      </div>
      <RoomProps of={COMPARE_ID} props={room} />
    </div>
  );
}

/** Filled by the room; until then, it has the release of the page. */
function ReleaseChoice({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label>
      {label}
      <select className="ui-select" name={name} defaultValue={value}>
        <option>{value}</option>
      </select>
    </label>
  );
}
