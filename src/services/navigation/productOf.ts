import { parsePath } from '#lib/paths';
import { isXProduct, type Product, type ProductId } from '#model/product';

/** The product and category of a path; language, query and hash are ignored. */
export function productOf(path: string): Product {
  const [first, folder, next] = parsePath(path).canonicalAsServer.split('/').slice(1);
  // A single segment without a trailing slash is a page, not a product folder.
  const isProduct = first === 'x' && folder !== undefined;
  return isProduct ? { category: 'x', id: xProductOf(folder, next) } : { category: null, id: null };
}

function xProductOf(folder: string, next: string | undefined): ProductId | null {
  const name = folder.startsWith('react-') ? folder.slice('react-'.length) : '';
  if (name) return `x-${name}`;
  const id = `x-${next ?? ''}`;
  return folder === 'api' && isXProduct(id) ? id : null;
}
