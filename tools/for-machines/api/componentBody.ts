import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiComponent } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { themeCode } from '#model/api-content';
import { below, type Block, code, inlineCode, list, paragraph, section, text } from '../markdown/nodes.ts';
import type { ApiMarkdownContext } from './context.ts';
import { historyOf, inheritance, pageHead, propsNotes, source } from './parts.ts';
import { classesTable, membersTable, slotsTable } from './rows.ts';

const { interface: words } = en;

/** A component with its own page. */
export function componentBody(component: ApiComponent, context: ApiMarkdownContext): Block[] {
  const { name, props, slots, classes, cssVariables, theme } = component;
  const variables = cssVariables.map((variable) => [
    inlineCode(variable),
    ...historyOf(anchorOf.variable(name, variable), context),
  ]);
  return [
    ...pageHead(component, context),
    section(2, words.apiProps, 'props'),
    ...(props.length > 0 ? [] : [paragraph(text(words.apiNoProps))]),
    ...membersTable(props, context, (prop) => anchorOf.prop(name, prop)),
    propsNotes(component, context),
    ...below([section(2, words.apiInherited, 'inherited-props')], inheritance(component, context)),
    ...below([section(2, words.apiTheme, 'theme')], theme ? themeBlocks(theme) : []),
    ...below(
      [section(2, words.apiSlots, 'slots'), paragraph(text(words.apiSlotsNote))],
      slotsTable(slots, context, (slot) => anchorOf.slot(name, slot)),
    ),
    ...below(
      [section(2, words.apiClasses, 'css-classes'), paragraph(text(words.apiClassesNote))],
      classesTable(classes, context, (rule) => anchorOf.class(name, rule)),
    ),
    ...below([section(2, words.apiVariables, 'css-variables')], variables.length > 0 ? [list(variables)] : []),
    ...source(component.source, context),
  ];
}

/** A component that shares its page with others. */
export function sharedComponentBody(component: ApiComponent, context: ApiMarkdownContext): Block[] {
  const { name, slug, props, slots, classes } = component;
  return [
    ...membersTable(props, context, (prop) => anchorOf.prop(name, prop)),
    propsNotes(component, context),
    ...inheritance(component, context),
    ...below(
      [section(3, words.apiSlots, `${slug}-slots`)],
      slotsTable(slots, context, (slot) => anchorOf.slot(name, slot)),
    ),
    ...below(
      [section(3, words.apiClasses, `${slug}-css-classes`)],
      classesTable(classes, context, (rule) => anchorOf.class(name, rule)),
    ),
  ];
}

function themeBlocks(theme: NonNullable<ApiComponent['theme']>): Block[] {
  return [
    paragraph(text(`${words.apiThemeKey} `), inlineCode(theme.key)),
    code(
      themeCode(theme, (id) => words[id]),
      'tsx',
    ),
  ];
}
