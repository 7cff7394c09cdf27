import type { PlaygroundFile } from '#model/playground';
import { packageOf } from '#lib/package-name';
import { planOfImport } from '#model/package-plan';
import { importsIn } from './importsIn.ts';
import type { TypeProblem } from './protocol.ts';

/** A note for each commercial package with its plan, because it needs a license. */
export function planNotes(file: PlaygroundFile): TypeProblem[] {
  return importsIn(file).flatMap(({ specifier, from }): TypeProblem[] => {
    const plan = planOfImport(specifier);
    if (!plan) return [];
    const line = file.text.slice(0, from).split('\n').length;
    return [
      {
        file: file.name,
        from,
        to: from + specifier.length,
        line,
        severity: 'info',
        message: packageOf(specifier),
        about: plan,
      },
    ];
  });
}
