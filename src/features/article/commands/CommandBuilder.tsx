import { mark } from '#lib/hook';
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
import {
  BUILDER,
  BUILDER_ADAPTER,
  BUILDER_CAPTION,
  BUILDER_LIBRARY,
  BUILDER_NOTE,
  LIBRARY_FIELD,
  PLAN_FIELD,
  PRODUCT_FIELD,
} from '../hooks.ts';
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
      {...mark(BUILDER)}
    >
      <Choice legend="Product" name={PRODUCT_FIELD} options={INSTALL_PRODUCTS} chosen={FIRST_CHOICE.product} />
      <Choice legend="Plan" name={PLAN_FIELD} options={INSTALL_PLANS} chosen={FIRST_CHOICE.plan} />
      <label className={`${styles['library']} needs-script`} {...mark(BUILDER_LIBRARY)} hidden>
        Date library
        <select
          className={`ui-select ${styles['select']}`}
          name={LIBRARY_FIELD}
          defaultValue={FIRST_CHOICE.dateLibrary}
        >
          {DATE_LIBRARIES.map(({ packages, name }) => (
            <option key={packages} value={packages}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">
        <p className={styles['caption']} {...mark(BUILDER_CAPTION)}>
          {captionOf(FIRST_CHOICE)}
        </p>
        <CommandTabs label="Install command" commands={installCommand(packagesFor(FIRST_CHOICE))} />
        <p className={styles['note']} {...mark(BUILDER_ADAPTER)} hidden>
          Import the adapter: <code>{adapterImport({ ...FIRST_CHOICE, product: 'date-pickers' })}</code>
        </p>
        <p className={styles['note']} {...mark(BUILDER_NOTE, 'data-grid-premium')} hidden>
          If the install fails because a dependency version is missing, <a href="#traverse">add an override</a>.
        </p>
        <p className={styles['note']} {...mark(BUILDER_NOTE, 'tree-view-pro')} hidden>
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
