import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';
import { fillIn } from '#lib/fill-in';
import { productChanges, readReleases, substitutesOf } from '#model/api-changes';
import type { ApiHistory } from '#model/api-history';
import { compareReleases } from '#model/releases';
import { addressesOf } from './addresses.ts';
import { ChangeList, countOf } from './ChangeList.tsx';
import { compareReducer, filterChanges, readQuery, writeQuery } from './compareState.ts';
import type { CompareProps } from './props.ts';

interface Props extends CompareProps {
  history: ApiHistory;
  query: string;
  onChange: (query: string) => void;
}

/** Compares any two releases that were read. */
export function Compare({ history, query, onChange, pair, texts, products, current, prefix }: Props) {
  const releases = useMemo(() => readReleases(history).toReversed(), [history]);
  const start = useMemo(() => readQuery(query, pair, releases), [query, pair, releases]);
  const [state, dispatch] = useReducer(compareReducer, start.state);
  const { from, to, product } = state;
  const words = useDeferredValue(state.words);
  const addressOf = useMemo(
    () => addressesOf(history, { products, current, prefix }),
    [history, products, current, prefix],
  );
  useEffect(() => onChange(writeQuery(state)), [state, onChange]);

  const all = useMemo(
    () =>
      products
        .filter(({ folder }) => !product || folder === product)
        .map(({ folder, name }) => ({
          folder,
          name,
          owners: productChanges(history, folder, from, to),
          substitutes: substitutesOf(history, folder, [from, to]),
        })),
    [history, products, product, from, to],
  );
  const shown = useMemo(() => all.map((one) => ({ ...one, owners: filterChanges(one.owners, words) })), [all, words]);
  const count = shown.reduce((sum, { owners }) => sum + countOf(owners), 0);
  const found = shown.filter(({ owners }) => owners.length > 0 || !words.trim());

  return (
    <>
      <form
        className="changes-bar"
        role="search"
        aria-label={texts.changesFilter}
        onSubmit={(event) => event.preventDefault()}
      >
        {(['from', 'to'] as const).map((field) => (
          <label key={field}>
            {texts[field === 'from' ? 'changesFrom' : 'changesTo']}
            <select
              className="ui-select"
              name={field}
              value={state[field]}
              onChange={({ target }) => dispatch({ field, value: target.value })}
            >
              {releases.map((release) => (
                <option key={release}>{release}</option>
              ))}
            </select>
          </label>
        ))}
        <label>
          {texts.changesProduct}
          <select
            className="ui-select"
            name="product"
            value={product}
            onChange={({ target }) => dispatch({ field: 'product', value: target.value })}
          >
            <option value="">{texts.changesAllProducts}</option>
            {products.map(({ folder, name }) => (
              <option key={folder} value={folder}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <input
          className="changes-words"
          type="search"
          name="words"
          aria-label={texts.changesFilter}
          placeholder={texts.changesFilter}
          autoComplete="off"
          spellCheck={false}
          value={state.words}
          onChange={({ target }) => dispatch({ field: 'words', value: target.value })}
        />
        <span role="status" dir="auto">
          {count === 0 ? texts.changesNone : fillIn(texts.changesCount, { count })}
        </span>
      </form>
      {start.unknown.length > 0 && (
        <p className="changes-note">
          {fillIn(texts.changesUnknown, { releases: start.unknown.join(', '), from: pair.from, to: pair.to })}
        </p>
      )}
      {compareReleases(from, to) === 0 ? <p>{texts.changesInOrder}</p> : null}
      <ChangeList products={found} texts={texts} addressOf={addressOf} />
    </>
  );
}
