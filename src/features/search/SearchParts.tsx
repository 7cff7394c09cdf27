import { API_FOLDERS } from '#model/api-folders';
import { X_PRODUCTS } from '#model/product';
import { textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { SEARCH_CONTENT_ID } from './ids.ts';
import { SEARCH_TEXTS, type SearchProps } from './props.ts';

interface SearchPartsProps extends Pick<
  SearchProps,
  'language' | 'popular' | 'links' | 'playgroundHref' | 'starterHref' | 'explorers'
> {
  t: Translate;
}

/** What the search needs in the browser, in the parts document. */
export function SearchParts({ t, ...rest }: SearchPartsProps) {
  const products = API_FOLDERS.map((shard) => ({ shard, name: X_PRODUCTS[`x-${shard}`].name }));
  const props: SearchProps = { texts: textsOf(t, SEARCH_TEXTS), products, ...rest };
  return <RoomProps of={SEARCH_CONTENT_ID} props={props} />;
}
