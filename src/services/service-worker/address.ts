export const SERVICE_WORKER_PATH = '/x/sw.js';
export const SERVICE_WORKER_SCOPE = '/x/';
