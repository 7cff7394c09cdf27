import type { CodeStyling, CodeVariant } from '#model/demo';

/** The URL of a demo, including the file in the current language and styling. */
export function linkTo(demo: HTMLElement, variant: CodeVariant, styling: CodeStyling): string {
  const { demo: name = '', stylings = '' } = demo.dataset;
  const prefix = styling !== 'system' && stylings.split(' ').includes(styling) ? `${styling}-` : '';
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${prefix}${name}${variant === 'JS' ? '.js' : '.tsx'}`;
  return address.href;
}
