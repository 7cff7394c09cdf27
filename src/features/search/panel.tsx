import type { RefAttributes } from 'react';
import { mountRoom } from '#services/parts';
import { SEARCH_CONTENT_ID } from './ids.ts';
import type { SearchProps } from './props.ts';
import { Search, type SearchHandle } from './Search.tsx';
import { client } from './searchClient.ts';
import stylesAddress from './search.css?url';

/** Mounts the room below the input of the page, and returns what is done each time the dialog is opened. */
export async function prepare(input: HTMLInputElement) {
  // Loads the index meanwhile.
  client.warm();
  const SearchBelow = (props: SearchProps & RefAttributes<SearchHandle>) => (
    <Search {...props} input={input} current={currentProduct(props)} />
  );
  const room = await mountRoom(SEARCH_CONTENT_ID, SearchBelow, stylesAddress);
  return room.open;
}

/** Reads the product of the page from a meta tag. */
function currentProduct({ products }: SearchProps) {
  const id = document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content;
  return products.find(({ shard }) => id === `x-${shard}`)?.shard;
}
