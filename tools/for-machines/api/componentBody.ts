import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiComponent } from '#model/api';
import { themeCode } from '#model/api-content';
import { leadOf } from '#model/api-heads';
import { type Block, code, inlineCode, list, paragraph, section, text } from '../markdown/nodes.ts';
import { blocksOfText } from './apiText.ts';
import type { ApiMarkdownContext } from './context.ts';
import { deprecation, guides, importSection, inheritance, propsNotes, source } from './parts.ts';
import { classesTable, membersTable, slotsTable } from './rows.ts';

const { interface: words } = en;

/** A component with its own page. */
export function componentBody(component: ApiComponent, context: ApiMarkdownContext): Block[] {
  const { props, inherited, slots, classes, cssVariables, theme } = component;
  return [
    ...deprecation(component.deprecated, context),
    ...blocksOfText(leadOf(component.description).rest, context),
    ...guides(component, context),
    ...importSection(component.imports),
    section(2, words.apiProps, 'props'),
    ...(props.length > 0 ? membersTable(props, context) : [paragraph(text(words.apiNoProps))]),
    propsNotes(component, context),
    ...(inherited.length > 0
      ? [section(2, words.apiInherited, 'inherited-props'), ...inheritance(component, context)]
      : []),
    ...(theme ? [section(2, words.apiTheme, 'theme'), ...themeBlocks(theme)] : []),
    ...(slots.length > 0
      ? [section(2, words.apiSlots, 'slots'), paragraph(text(words.apiSlotsNote)), ...slotsTable(slots, context)]
      : []),
    ...(classes.length > 0
      ? [
          section(2, words.apiClasses, 'css-classes'),
          paragraph(text(words.apiClassesNote)),
          ...classesTable(classes, context),
        ]
      : []),
    ...(cssVariables.length > 0
      ? [section(2, words.apiVariables, 'css-variables'), list(cssVariables.map((name) => [inlineCode(name)]))]
      : []),
    ...source(component.source, context),
  ];
}

/** A component that shares its page with others. */
export function sharedComponentBody(component: ApiComponent, context: ApiMarkdownContext): Block[] {
  const { slug, props, slots, classes } = component;
  return [
    ...(props.length > 0 ? membersTable(props, context) : []),
    propsNotes(component, context),
    ...inheritance(component, context),
    ...(slots.length > 0 ? [section(3, words.apiSlots, `${slug}-slots`), ...slotsTable(slots, context)] : []),
    ...(classes.length > 0
      ? [section(3, words.apiClasses, `${slug}-css-classes`), ...classesTable(classes, context)]
      : []),
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
