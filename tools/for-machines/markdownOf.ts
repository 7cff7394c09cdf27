import { CURRENT_VERSION } from '#content/versions.ts';
import en from '#content/translations/en.json' with { type: 'json' };
import { pathOfLlms } from '#model/machine-files';
import type { Addresses } from './addresses.ts';
import { type MachinePage, nameOfProduct, pathOfProduct } from './machinePage.ts';
import {
  type Block,
  commaSeparated,
  heading,
  type Inline,
  inlineCode,
  link,
  list,
  paragraph,
  quote,
  text,
} from './markdown/nodes.ts';
import { stringify } from './markdown/stringify.ts';

const STATUS_WORDS = { planned: en.interface.planned, unstable: en.interface.preview };

/** The whole page as Markdown: title, description, metadata, article. */
export function markdownOf(page: MachinePage, addresses: Addresses): string {
  return stringify([...headOf(page, addresses), ...page.body()]);
}

function headOf(
  { path, title, description, product, plan, status, packages }: MachinePage,
  addresses: Addresses,
): Block[] {
  const page = addresses.pageOf(path);
  const facts: Inline[][] = [
    [text('Page: '), link(page, text(page))],
    ...(product
      ? [[text('Product: '), link(addresses.fileOf(pathOfLlms(pathOfProduct(product))), text(nameOfProduct(product)))]]
      : []),
    ...(plan ? [[text(`Plan: ${en.interface[plan]}`)]] : []),
    ...(status ? [[text(`Status: ${STATUS_WORDS[status]}`)]] : []),
    ...(packages.length > 0 ? [[text('Packages: '), ...commaSeparated(packages.map(inlineCode))]] : []),
    [text(`Version: ${CURRENT_VERSION}`)],
  ];
  return [heading(1, text(title)), quote(paragraph(text(description))), list(facts)];
}
