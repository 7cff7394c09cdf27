import type { PlaygroundFile } from '#model/playground';
import { packageOfSpecifier } from '#model/type-packs';
import { importsIn } from './importsIn.ts';
import type { TypeProblem } from './protocol.ts';

/** A note for each commercial package with its plan, because it needs a license. */
export function planNotes(file: PlaygroundFile): TypeProblem[] {
  return importsIn(file).flatMap(({ specifier, from }): TypeProblem[] => {
    const [, plan] = /^@mui\/x-[a-z-]+-(pro|premium)$/.exec(packageOfSpecifier(specifier)) ?? [];
    if (plan !== 'pro' && plan !== 'premium') return [];
    const line = file.text.slice(0, from).split('\n').length;
    return [
      {
        file: file.name,
        from,
        to: from + specifier.length,
        line,
        severity: 'info',
        message: packageOfSpecifier(specifier),
        about: plan,
      },
    ];
  });
}
