import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Send fewer requests while the user types',
  height: 510,
  excerpt: ['filterDebounceMs', '/>'],
});
