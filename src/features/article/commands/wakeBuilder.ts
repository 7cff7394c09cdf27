import { adapterImport, captionOf, DATE_LIBRARIES, FIRST_CHOICE, INSTALL_PLANS, INSTALL_PRODUCTS, packagesFor, planFor, type InstallChoice } from '#model/install';
import { installCommand, PACKAGE_MANAGERS } from '#model/package-commands';

/** Makes the command follow the choices; the package manager is chosen by the tabs, as everywhere. */
export function wakeBuilder(builder: HTMLElement) {
  // A browser may have kept choices from before, so the first look counts too.
  update(builder);
  builder.addEventListener('change', () => update(builder));
}

function update(builder: HTMLElement) {
  const choice = readChoice(builder);
  const plan = planFor(choice.product, choice.plan);
  for (const input of builder.querySelectorAll<HTMLInputElement>('[name="install-plan"]')) {
    const own = INSTALL_PLANS.find(({ id }) => id === input.value)?.id ?? plan;
    input.disabled = planFor(choice.product, own) !== own;
    input.checked = own === plan;
  }
  const commands = installCommand(packagesFor(choice));
  for (const manager of PACKAGE_MANAGERS) write(builder.querySelector(`[data-panel="${manager}"] code`), commands[manager]);

  write(builder.querySelector('[data-builder-caption]'), captionOf(choice));
  const adapter = adapterImport(choice);
  show(builder.querySelector('[data-builder-library]'), adapter !== undefined);
  show(builder.querySelector('[data-builder-adapter]'), adapter !== undefined);
  if (adapter) write(builder.querySelector('[data-builder-adapter] code'), adapter);
  for (const note of builder.querySelectorAll<HTMLElement>('[data-builder-note]')) show(note, note.dataset['builderNote'] === `${choice.product}-${plan}`);
}

/** Anything unknown counts as not chosen. */
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

/** A live region speaks only of what has changed. */
function write(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
