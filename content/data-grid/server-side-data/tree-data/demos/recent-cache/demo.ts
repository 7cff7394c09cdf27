import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cache the latest three responses',
  height: 488,
  excerpt: ['function createRecentCache', '}'],
});
