import { memo, useMemo, type Dispatch, type MouseEvent } from 'react';
import { localizeHref } from '#lib/paths';
import { mark } from '#lib/hook';
import { clickAttributes } from '#model/clicks';
import { PLAN } from '#model/hooks';
import { PLANS } from '#model/plan-names';
import type { Hit } from '#services/search/browser';
import { HitText } from './HitText.tsx';
import { HITS_ID } from './ids.ts';
import type { SearchProps } from './props.ts';
import { optionsIn, type Option, type SearchAction, type View } from './searchState.ts';

interface OptionsProps extends Pick<SearchProps, 'texts' | 'language'> {
  view: View;
  active: number;
  dispatch: Dispatch<SearchAction>;
  /** Receives the element of the active option. */
  activeRef: (element: HTMLElement | null) => void;
  onChoose: (option: Option, event: MouseEvent) => void;
  /** The reader's release, if it lacks what was found. */
  tooOldFor: (hit: Hit) => string | undefined;
}

export const optionId = (index: number) => `${HITS_ID}-${index}`;

/** The listbox of a combobox: focus stays in the input, which names the active option. */
export const Options = memo(function Options({ view, active, ...rest }: OptionsProps) {
  const { texts, language, dispatch, activeRef, onChoose, tooOldFor } = rest;
  const groups = view.at === 'first' || view.at === 'commands' ? view.groups : [];
  const options = useMemo(() => optionsIn(view), [view]);
  // An arrow key changes two of many: the same elements are not even compared.
  const inactive = useMemo(
    () =>
      options.map((option, index) => (
        <OptionItem key={index} {...{ option, index, texts, language, dispatch, activeRef, onChoose, tooOldFor }} />
      )),
    [options, texts, language, dispatch, activeRef, onChoose, tooOldFor],
  );
  const items = inactive.map((item, index) => {
    const option = index === active && options[index];
    return option ? <OptionItem key={index} option={option} index={index} isActive {...rest} /> : item;
  });
  const before = (group: number) => groups.slice(0, group).flatMap((each) => each.options).length;
  return (
    <div id={HITS_ID} role="listbox" aria-label={texts.searchResults} hidden={options.length === 0}>
      {groups.length === 0 && items}
      {groups.map(({ label, options: own, sign }, group) => (
        <div key={label} role="group" aria-label={label}>
          <div className="search-heading" aria-hidden="true">
            {label} {sign && <kbd>{sign}</kbd>}
          </div>
          {items.slice(before(group), before(group) + own.length)}
        </div>
      ))}
    </div>
  );
});

interface OptionItemProps extends Omit<OptionsProps, 'view' | 'active'> {
  option: Option;
  /** Counts through all groups, in the order of the arrow keys. */
  index: number;
  isActive?: boolean;
}

function OptionItem(props: OptionItemProps) {
  const { option, index, isActive = false, texts, language, dispatch, activeRef, onChoose, tooOldFor } = props;
  const attributes = {
    id: optionId(index),
    ref: isActive ? activeRef : undefined,
    className: 'search-option',
    role: 'option',
    'aria-selected': isActive,
    onPointerMove: () => isActive || dispatch({ type: 'point', index }),
    onClick: (event: MouseEvent) => onChoose(option, event),
  };
  switch (option.kind) {
    case 'hit': {
      const { href, plan } = option.hit;
      return (
        <a
          {...attributes}
          {...mark(PLAN, PLANS[plan])}
          {...clickAttributes('searchHit', href)}
          href={localizeHref(href, language)}
          tabIndex={-1}
        >
          <HitText hit={option.hit} tooOld={tooOldFor(option.hit)} texts={texts} language={language} />
        </a>
      );
    }
    case 'page': {
      const { path, title } = option.page;
      return (
        <a {...attributes} {...clickAttributes('searchHit', path)} href={path} tabIndex={-1}>
          {title}
        </a>
      );
    }
    case 'search':
      return <div {...attributes}>{option.query}</div>;
    case 'command':
      return option.href === undefined ? (
        <div {...attributes}>{option.label}</div>
      ) : (
        <a {...attributes} href={option.href} tabIndex={-1}>
          {option.label}
        </a>
      );
  }
}
