import type { ModuleFacts } from '../read/FactStore.ts';
import { type Context, stepsOf } from './Context.ts';

const API_HOOKS =
  /^use(?:GridApiRef|GridApiContext|TreeViewApiRef|GridPrivateApiContext|ChartApiRef)$|^useRef$|\.useRef$/;
const API_NAME = /api|grid|tree/i;
const ADAPTER_NAME = /^(?:\w*adapter|utils)$/i;

/** Methods of API objects and adapters, keys of class objects, and what hooks return. */
export function matchMembers(context: Context) {
  const { facts, index, collector, project, imported } = context;
  for (const { chain, at } of facts.members) {
    const last = chain.at(-1) ?? '';
    const method = methodOf(facts, chain);
    for (const product of method ? project.products : [])
      for (const change of stepsOf(index, method ?? '', (name) => index.methods.get(`${product} ${name}`)))
        collector.add({ change, kind: 'method', name: `apiRef.current.${method}()`, at });
    if (chain.length === 2) {
      const [object = ''] = chain;
      if (ADAPTER_NAME.test(object) && project.products.has('date-pickers'))
        for (const change of stepsOf(index, last, (name) => index.adapterMethods.get(name)))
          collector.add({ change, kind: 'method', name: `adapter.${last}()`, at, doubt: 'byName' });
      for (const { name } of imported(object))
        for (const change of stepsOf(index, last, (key) => index.classKeys.get(`${name} ${key}`)))
          collector.add({ change, kind: 'class', name: `${name}.${last}`, at: at + object.length + 1, old: last });
    }
  }
  for (const { callee, name, at } of facts.returned) {
    const [hook] = imported(callee);
    const of = hook?.name ?? callee;
    for (const change of stepsOf(index, name, (one) => index.returned.get(`${of} ${one}`)))
      collector.add({ change, kind: 'returned', name: `${of}().${name}`, at });
  }
}

/** The method in `apiRef.current.resize`, `props.apiRef.current.resize` and `publicAPI.selectItem`. */
function methodOf(facts: ModuleFacts, chain: readonly string[]): string | undefined {
  const current = chain.indexOf('current');
  if (current === -1) return chain[0] === 'publicAPI' ? chain[1] : undefined;
  const object = chain[current - 1] ?? '';
  const isApi = API_NAME.test(object) || facts.variables.get(object)?.callees.some((callee) => API_HOOKS.test(callee));
  return isApi ? chain[current + 1] : undefined;
}
