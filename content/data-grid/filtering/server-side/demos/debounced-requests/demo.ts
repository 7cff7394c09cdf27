import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Send fewer requests while the user types',
  height: 512,
  excerpt: ['filterDebounceMs', '/>'],
});
