import {
  adapterImport,
  captionOf,
  DATE_LIBRARIES,
  FIRST_CHOICE,
  INSTALL_PLANS,
  INSTALL_PRODUCTS,
  packagesFor,
} from '#model/install';
import { installCommand } from '#model/package-commands';
import styles from './CommandBuilder.module.css';
import { CommandTabs } from './CommandTabs.tsx';

/**
 * Builds the install command from product, plan and date library, with the usual package-manager tabs. Without
 * JavaScript it shows the command of the default choice; a table on the page lists all others.
 */
export function CommandBuilder() {
  return (
    <div
      className={styles['builder']}
      role="group"
      aria-label="Build the install command"
      data-wide=""
      data-command-builder=""
    >
      <Choice legend="Product" name="install-product" options={INSTALL_PRODUCTS} chosen={FIRST_CHOICE.product} />
      <Choice legend="Plan" name="install-plan" options={INSTALL_PLANS} chosen={FIRST_CHOICE.plan} />
      <label className={`${styles['library']} needs-script`} data-builder-library="" hidden>
        Date library
        <select className={styles['select']} name="install-library" defaultValue={FIRST_CHOICE.dateLibrary}>
          {DATE_LIBRARIES.map(({ packages, name }) => (
            <option key={packages} value={packages}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">
        <p className={styles['caption']} data-builder-caption="">
          {captionOf(FIRST_CHOICE)}
        </p>
        <CommandTabs label="Install command" commands={installCommand(packagesFor(FIRST_CHOICE))} />
        <p className={styles['note']} data-builder-adapter="" hidden>
          Import the adapter: <code>{adapterImport({ ...FIRST_CHOICE, product: 'date-pickers' })}</code>
        </p>
        <p className={styles['note']} data-builder-note="data-grid-premium" hidden>
          If the install fails because a dependency version is missing, <a href="#traverse">add an override</a>.
        </p>
        <p className={styles['note']} data-builder-note="tree-view-pro" hidden>
          <a href="#tree-view-pro">Add an override</a> before you run this command.
        </p>
      </div>
    </div>
  );
}

interface ChoiceProps {
  legend: string;
  name: string;
  options: readonly { id: string; name: string }[];
  chosen: string;
}

function Choice({ legend, name, options, chosen }: ChoiceProps) {
  return (
    <fieldset className={`${styles['choice']} needs-script`}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.id} className={styles['option']}>
            <input type="radio" name={name} value={option.id} defaultChecked={option.id === chosen} />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
