type Rule = (input: string, type: string, sink: string) => string | undefined;

/** The subset of `window.trustedTypes` in use; missing in browsers without support. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML?: Rule; createScriptURL?: Rule }) => unknown;
}

/** Creates the default policy of a window, which checks every string that reaches a sink. */
export function createDefaultPolicyIn(target: object, rules: Parameters<PolicyFactory['createPolicy']>[1]) {
  try {
    (target as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', rules);
  } catch {
    // The policy already exists, or a header forbids it; sinks then reject every string, which is safe.
  }
}
