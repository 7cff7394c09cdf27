import { parsePath } from '#lib/paths';
import { isXProduct, type Product, type ProductId } from '#model/product';

const NOTHING: Product = { category: null, id: null };
const DOCS: Product = { category: null, id: 'docs' };

/** The product and category of a path; language, query and hash are ignored. */
export function productOf(path: string): Product {
  const [first, second, third] = parsePath(path).canonicalAsServer.split('/').slice(1);
  // A single segment without a trailing slash is a page, not a product folder.
  if (second === undefined) return NOTHING;

  switch (first) {
    case 'x':
      return { category: 'x', id: xProductOf(second, third) };
    case 'material-ui':
    case 'joy-ui':
    case 'base-ui':
    case 'system':
      return { category: 'core', id: first };
    case 'toolpad':
      return { category: 'toolpad', id: second === 'studio' ? 'toolpad-studio' : 'toolpad-core' };
    case 'docs':
    case 'versions':
    case 'production-error':
      return DOCS;
    case 'experiments':
      return second === 'docs' ? { category: null, id: 'docs-infra' } : NOTHING;
    default:
      return NOTHING;
  }
}

function xProductOf(folder: string, next: string | undefined): ProductId | null {
  const name = folder.startsWith('react-') ? folder.slice('react-'.length) : '';
  if (name) return `x-${name}`;
  const id = `x-${next ?? ''}`;
  return folder === 'api' && isXProduct(id) ? id : null;
}
