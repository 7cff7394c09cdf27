import { type InstallPlan, packagesFor } from '#model/install';
import { installCommand } from '#model/package-commands';
import {
  PACKAGE_MANAGERS,
  type PackageManager,
  showPackageManager,
  storePackageManager,
} from '#services/package-manager';
import { CodeBox } from './FileList.tsx';
import type { StarterTexts } from './props.ts';

/** The command for each package manager; styles show that of the reader, before React knows it. */
export function InstallCommand({ texts, plan }: { texts: StarterTexts; plan: InstallPlan }) {
  const commands = installCommand(packagesFor({ product: 'data-grid', plan, dateLibrary: '' }));

  return (
    <section className="starter-install" aria-labelledby="starter-install">
      <h2 id="starter-install">{texts.starterInstall}</h2>
      <select
        className="ui-select needs-script"
        aria-label={texts.starterManager}
        ref={adopt}
        onChange={({ target }) => {
          storePackageManager(target.value as PackageManager);
          showPackageManager();
        }}
      >
        {PACKAGE_MANAGERS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {PACKAGE_MANAGERS.map((name) => (
        <div key={name} data-manager={name}>
          <CodeBox label={texts.starterInstall} copyLabel={`${texts.starterCopyFile} ${texts.starterInstall}`}>
            <code>{commands[name]}</code>
          </CodeBox>
        </div>
      ))}
    </section>
  );
}

/** A reader may have chosen another one before the room was there. */
function adopt(select: HTMLSelectElement | null) {
  if (!select) return;
  if (select.value !== PACKAGE_MANAGERS[0]) storePackageManager(select.value as PackageManager);
  select.value = showPackageManager();
}
