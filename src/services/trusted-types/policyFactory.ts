type Rule = (input: string) => string | undefined;

/** The part of `window.trustedTypes` in use; absent where a browser does not know it. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML?: Rule; createScriptURL?: Rule }) => unknown;
}

/** What every string goes through that reaches a sink of this window. */
export function createDefaultPolicyIn(target: object, rules: Parameters<PolicyFactory['createPolicy']>[1]) {
  try {
    (target as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', rules);
  } catch {
    // A policy of that name exists already, or a header forbids it; sinks then refuse every string, which is safe.
  }
}
