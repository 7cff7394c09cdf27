import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cache the three most recent responses',
  height: 488,
  excerpt: ['function createRecentCache', '}'],
});
