import { find, findAll, read } from '#lib/hook';
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
import { SHOWN_PLAN } from '#model/hooks';
import { installCommand } from '#model/package-commands';
import { PACKAGE_MANAGERS } from '#model/package-managers';
import {
  BUILDER_ADAPTER,
  BUILDER_CAPTION,
  BUILDER_LIBRARY,
  BUILDER_NOTE,
  LIBRARY_FIELD,
  PLAN_FIELD,
  PRODUCT_FIELD,
  TAB_PANEL,
} from '../hooks.ts';

/** Starts with the reader's plan, and updates the command when a choice changes. The package manager is selected by the shared tabs. */
export function activateBuilder(builder: HTMLElement) {
  const own = read(SHOWN_PLAN, document.documentElement);
  const option = builder.querySelector<HTMLInputElement>(`[name="${PLAN_FIELD}"][value="${own}"]`);
  if (option) option.checked = true;
  // The browser may have restored earlier form values.
  update(builder);
  builder.addEventListener('change', () => update(builder));
}

function update(builder: HTMLElement) {
  const choice = readChoice(builder);
  const plan = planFor(choice.product, choice.plan);
  for (const input of builder.querySelectorAll<HTMLInputElement>(`[name="${PLAN_FIELD}"]`)) {
    const option = INSTALL_PLANS.find(({ id }) => id === input.value)?.id ?? plan;
    input.disabled = planFor(choice.product, option) !== option;
    input.checked = option === plan;
  }
  const commands = installCommand(packagesFor(choice));
  for (const manager of PACKAGE_MANAGERS)
    write(builder.querySelector(`[${TAB_PANEL}="${manager}"] code`), commands[manager]);

  write(find(BUILDER_CAPTION, builder), captionOf(choice));
  const adapter = adapterImport(choice);
  show(find(BUILDER_LIBRARY, builder), adapter !== undefined);
  const line = find(BUILDER_ADAPTER, builder);
  show(line, adapter !== undefined);
  if (line && adapter) write(line.querySelector('code'), adapter);
  for (const note of findAll(BUILDER_NOTE, builder))
    show(note, read(BUILDER_NOTE, note) === `${choice.product}-${plan}`);
}

/** Unknown values fall back to the default choice. */
function readChoice(builder: HTMLElement): InstallChoice {
  const checked = (name: string) => builder.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  const library = builder.querySelector<HTMLSelectElement>(`[name="${LIBRARY_FIELD}"]`)?.value;
  return {
    product: INSTALL_PRODUCTS.find(({ id }) => id === checked(PRODUCT_FIELD))?.id ?? FIRST_CHOICE.product,
    plan: INSTALL_PLANS.find(({ id }) => id === checked(PLAN_FIELD))?.id ?? FIRST_CHOICE.plan,
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
