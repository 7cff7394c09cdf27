import ts from 'typescript';
import type { ApiComponent } from '#model/api';
import type { ApiProgram } from './createProgram.ts';
import { type InstalledPackage, themeFilesOf } from './packages.ts';

type Theme = NonNullable<ApiComponent['theme']>;

/** Theme keys by component name, from the packages' theme augmentations. */
export function themeKeysOf(program: ApiProgram, packages: readonly InstalledPackage[]): Map<string, Theme> {
  const interfaces = packages.flatMap((installed) =>
    themeFilesOf(installed).flatMap((file) => program.sourceFileOf(file).statements.filter(ts.isInterfaceDeclaration)),
  );
  const styled = new Set(
    interfaces.filter(({ name }) => name.text.endsWith('ComponentNameToClassKey')).flatMap(keysOf),
  );
  const found = new Map<string, Theme>();
  for (const { members } of interfaces.filter(({ name }) => name.text.endsWith('ComponentsPropsList'))) {
    for (const member of members) {
      const key = member.name?.getText() ?? '';
      found.set(componentOf(member, key), { key, hasDefaultProps: true, hasStyleOverrides: styled.has(key) });
    }
  }
  for (const key of styled) {
    const component = key.replace(/^Mui/, '');
    if (!found.has(component)) found.set(component, { key, hasDefaultProps: false, hasStyleOverrides: true });
  }
  return found;
}

function keysOf({ members }: ts.InterfaceDeclaration): string[] {
  return members.map((member) => member.name?.getText() ?? '');
}

/** The grids of all plans share one key; the type of the props identifies the component. */
function componentOf(member: ts.TypeElement, key: string): string {
  const type = ts.isPropertySignature(member) ? member.type : undefined;
  const name = type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : '';
  return /^(?:Exported)?(\w+)Props$/.exec(name)?.[1] ?? key.replace(/^Mui/, '');
}
