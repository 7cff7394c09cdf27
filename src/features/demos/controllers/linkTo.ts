import type { CodeStyling, CodeVariant } from '#model/demo';

/** The address of a demo, with the file that the reader looks at. */
export function linkTo(demo: HTMLElement, variant: CodeVariant, styling: CodeStyling): string {
  const { demo: name = '', stylings = '' } = demo.dataset;
  const prefix = styling !== 'system' && stylings.split(' ').includes(styling) ? `${styling}-` : '';
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${prefix}${name}${variant === 'JS' ? '.js' : '.tsx'}`;
  return address.href;
}
