/** On `<html>`: origins besides our own that scripts may have, separated by spaces. */
export const SCRIPT_HOSTS_ATTRIBUTE = 'data-script-hosts';
