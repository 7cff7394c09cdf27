/** What stands before shared findings in the hash. */
export const SHARED_HASH = '#findings=';
