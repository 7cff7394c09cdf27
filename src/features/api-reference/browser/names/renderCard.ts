import { element } from '#lib/element';
import { localizeHref } from '#lib/paths';
import type { ApiCard, CardText } from '#model/api-cards';
import type { PopoverProps } from '../../props.ts';

type Texts = PopoverProps['texts'];

/** A card as elements. `used` are links to the props that the code around the name gives to a component. */
export function renderCard(card: ApiCard, used: readonly HTMLElement[], texts: Texts): HTMLElement {
  const { code, type, default: fallback, text, example } = card;
  const marks = marksOf(card, texts);
  const facts = [
    ...(type ? [fact(texts.apiType, [codeBlock(type)])] : []),
    ...(fallback === undefined ? [] : [fact(texts.apiDefault, defaultOf(fallback))]),
    ...(used.length > 0
      ? [
          fact(
            texts.apiPropsHere,
            used.flatMap((link, index) => (index > 0 ? [', ', link] : [link])),
          ),
        ]
      : []),
    ...(example ? [fact(texts.apiExample, inlines([example]))] : []),
  ];
  return element(
    'div',
    { className: 'api-card' },
    ...(marks.length > 0 ? [element('p', { className: 'api-card-marks' }, ...marks)] : []),
    ...(code ? [codeBlock(code)] : []),
    ...(text ? [element('p', { lang: 'en' }, ...inlines(text))] : []),
    ...(facts.length > 0 ? [element('dl', {}, ...facts)] : []),
  );
}

function marksOf({ plan, isRequired, isDeprecated }: ApiCard, texts: Texts): Node[] {
  return [
    ...(plan ? [element('span', { className: `ui-badge ui-badge-${plan}` }, texts[plan])] : []),
    ...(isRequired ? [element('span', { className: 'ui-badge' }, texts.apiRequired)] : []),
    ...(isDeprecated ? [element('span', { className: 'ui-badge' }, texts.apiDeprecated)] : []),
  ];
}

function codeBlock(code: CardText): Node {
  return element('pre', { dir: 'ltr' }, element('code', {}, ...inlines(code, false)));
}

function fact(term: string, details: readonly (Node | string)[]): Node {
  return element('div', {}, element('dt', {}, term), element('dd', {}, ...details));
}

/** Most defaults are code; some are sentences that contain code. */
function defaultOf(text: string): readonly (Node | string)[] {
  return text.includes('`') ? inlines([text]) : [element('code', { dir: 'ltr' }, text)];
}

/** In sentences, code is between backticks. */
function inlines(text: CardText, hasCode = true): (Node | string)[] {
  return text.flatMap((part): (Node | string)[] => {
    if (typeof part === 'string') return hasCode ? withCode(part) : [part];
    const [label, href] = part;
    const children = hasCode ? withCode(label) : [label];
    return [element('a', { href: localizeHref(href, document.documentElement.lang) }, ...children)];
  });
}

function withCode(text: string): (Node | string)[] {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? element('code', {}, piece) : piece));
}
