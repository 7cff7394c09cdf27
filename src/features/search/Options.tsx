import { memo, type Dispatch, type MouseEvent } from 'react';
import { localizeHref } from '#lib/paths';
import { clickAttributes } from '#model/clicks';
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
  const groups = view.at === 'first' || view.at === 'commands' ? view.groups : [];
  let next = 0;
  return (
    <div id={HITS_ID} role="listbox" aria-label={rest.texts.searchResults} hidden={optionsIn(view).length === 0}>
      {view.at === 'hits' &&
        view.options.map((option, index) => (
          <OptionItem key={index} option={option} index={index} isActive={index === active} {...rest} />
        ))}
      {groups.map(({ label, options, sign }) => (
        <div key={label} role="group" aria-label={label}>
          <div className="search-heading" aria-hidden="true">
            {label} {sign && <kbd>{sign}</kbd>}
          </div>
          {options.map((option, position) => {
            const index = next++;
            return <OptionItem key={position} option={option} index={index} isActive={index === active} {...rest} />;
          })}
        </div>
      ))}
    </div>
  );
});

interface OptionItemProps extends Omit<OptionsProps, 'view' | 'active'> {
  option: Option;
  /** Counts through all groups, in the order of the arrow keys. */
  index: number;
  isActive: boolean;
}

/** Rendered again only if its option changes, or whether it is active: an arrow key changes two of many. */
const OptionItem = memo(function OptionItem(props: OptionItemProps) {
  const { option, index, isActive, texts, language, dispatch, activeRef, onChoose, tooOldFor } = props;
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
      const { href } = option.hit;
      return (
        <a {...attributes} {...clickAttributes('searchHit', href)} href={localizeHref(href, language)} tabIndex={-1}>
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
});
