import {
  adapterImport,
  captionOf,
  DATE_LIBRARIES,
  FIRST_CHOICE,
  INSTALL_PLANS,
  INSTALL_PRODUCTS,
  packagesFor,
  planFor,
  type InstallChoice,
} from '#model/install';
import { installCommand, PACKAGE_MANAGERS } from '#model/package-commands';

/** Updates the command when a choice changes. The package manager is selected by the shared tabs. */
export function activateBuilder(builder: HTMLElement) {
  // The browser may have restored earlier form values.
  update(builder);
  builder.addEventListener('change', () => update(builder));
}

function update(builder: HTMLElement) {
  const choice = readChoice(builder);
  const plan = planFor(choice.product, choice.plan);
  for (const input of builder.querySelectorAll<HTMLInputElement>('[name="install-plan"]')) {
    const option = INSTALL_PLANS.find(({ id }) => id === input.value)?.id ?? plan;
    input.disabled = planFor(choice.product, option) !== option;
    input.checked = option === plan;
  }
  const commands = installCommand(packagesFor(choice));
  for (const manager of PACKAGE_MANAGERS)
    write(builder.querySelector(`[data-panel="${manager}"] code`), commands[manager]);

  write(builder.querySelector('[data-builder-caption]'), captionOf(choice));
  const adapter = adapterImport(choice);
  show(builder.querySelector('[data-builder-library]'), adapter !== undefined);
  show(builder.querySelector('[data-builder-adapter]'), adapter !== undefined);
  if (adapter) write(builder.querySelector('[data-builder-adapter] code'), adapter);
  for (const note of builder.querySelectorAll<HTMLElement>('[data-builder-note]'))
    show(note, note.dataset['builderNote'] === `${choice.product}-${plan}`);
}

/** Unknown values fall back to the default choice. */
function readChoice(builder: HTMLElement): InstallChoice {
  const checked = (name: string) => builder.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  const library = builder.querySelector<HTMLSelectElement>('[name="install-library"]')?.value;
  return {
    product: INSTALL_PRODUCTS.find(({ id }) => id === checked('install-product'))?.id ?? FIRST_CHOICE.product,
    plan: INSTALL_PLANS.find(({ id }) => id === checked('install-plan'))?.id ?? FIRST_CHOICE.plan,
    dateLibrary: DATE_LIBRARIES.find(({ packages }) => packages === library)?.packages ?? FIRST_CHOICE.dateLibrary,
  };
}

function show(element: HTMLElement | null, isShown: boolean) {
  if (element) element.hidden = !isShown;
}

/** Leaves unchanged text alone, so that the live region announces only what has changed. */
function write(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
